import type { Ideology, LegislationType } from '../sets.ts';
import type { LegislationCard, LegislationEffect } from './cards.ts';

const bill = (
  id: string,
  name: string,
  type: LegislationType,
  ideologies: readonly Ideology[],
  effect: LegislationEffect,
): LegislationCard => ({ id, name, type, law: false, ideologies, effect });

const law = (...card: Parameters<typeof bill>): LegislationCard => ({ ...bill(...card), law: true });

/** The forty legislation cards, in content order; `law` has the law icon [Capitol Hill Phase]. */
export const legislationCards: readonly LegislationCard[] = [
  law('fannie-mae-and-freddie-mac', 'Fannie Mae & Freddie Mac', 'stimulus', ['liberal'], {
    kind: 'incomeModifier',
    targets: { industries: ['home'], prProblems: [] },
    amount: 2,
  }),
  law('trickle-down-economics', 'Trickle Down Economics', 'stimulus', ['conservative'], {
    kind: 'incomeModifier',
    targets: { industries: ['luxury'], prProblems: [] },
    amount: 2,
  }),
  law('stop-online-piracy-act', 'Stop Online Piracy Act', 'stimulus', [], {
    kind: 'incomeModifier',
    targets: { industries: ['entertainment'], prProblems: [] },
    amount: 2,
  }),
  law('tax-loophole', 'Tax Loophole', 'stimulus', ['conservative', 'antiGovernment'], {
    kind: 'incomeModifier',
    targets: { industries: ['finance'], prProblems: [] },
    amount: 2,
  }),
  law('greenwash-government', 'Greenwash Government', 'stimulus', ['environmental'], {
    kind: 'incomeModifier',
    targets: { industries: ['green'], prProblems: [] },
    amount: 2,
  }),
  law('pell-grants', 'Pell Grants', 'stimulus', ['liberal'], {
    kind: 'incomeModifier',
    targets: { industries: ['sin'], prProblems: [] },
    amount: 2,
  }),
  bill('farm-subsidies', 'Farm Subsidies', 'giveaway', ['conservative'], {
    kind: 'giveaway',
    amount: 15,
    eligible: { industry: 'food' },
  }),
  bill('obamacare', 'Obamacare', 'giveaway', ['liberal'], {
    kind: 'giveaway',
    amount: 15,
    eligible: { industry: 'health' },
  }),
  bill('energy-subsidies', 'Energy Subsidies', 'giveaway', ['conservative'], {
    kind: 'giveaway',
    amount: 15,
    eligible: { industry: 'energy' },
  }),
  bill('subsidize-technology-sector', 'Subsidize Technology Sector', 'giveaway', [], {
    kind: 'giveaway',
    amount: 15,
    eligible: { industry: 'technology' },
  }),
  bill('bail-out', 'Bail Out', 'giveaway', [], {
    kind: 'giveaway',
    amount: 15,
    eligible: { anyPlayer: true },
  }),
  bill('subsidize-green-sector', 'Subsidize Green Sector', 'giveaway', ['environmental'], {
    kind: 'giveaway',
    amount: 15,
    eligible: { industry: 'green' },
  }),
  bill('bridge-to-nowhere', 'Bridge to Nowhere', 'giveaway', [], {
    kind: 'giveaway',
    amount: 15,
    eligible: { industry: 'transportation' },
  }),
  law('emission-limits', 'Emission Limits', 'tax', ['environmental'], {
    kind: 'incomeModifier',
    targets: { industries: ['transportation'], prProblems: ['polluting'] },
    amount: -2,
  }),
  law('speculator-tax', 'Speculator Tax', 'tax', ['antiCorporate'], {
    kind: 'incomeModifier',
    targets: { industries: ['finance'], prProblems: [] },
    amount: -2,
  }),
  law('power-rationing', 'Power Rationing', 'tax', ['environmental'], {
    kind: 'incomeModifier',
    targets: { industries: ['energy'], prProblems: [] },
    amount: -2,
  }),
  law('wilderness-protection', 'Wilderness Protection', 'tax', ['environmental'], {
    kind: 'incomeModifier',
    targets: { industries: ['home'], prProblems: ['polluting'] },
    amount: -2,
  }),
  law('millionaire-tax', 'Millionaire Tax', 'tax', ['antiCorporate'], {
    kind: 'incomeModifier',
    targets: { industries: ['luxury'], prProblems: [] },
    amount: -2,
  }),
  law('sin-tax', 'Sin Tax', 'tax', ['christian'], {
    kind: 'incomeModifier',
    targets: { industries: ['sin'], prProblems: [] },
    amount: -2,
  }),
  law('living-wages', 'Living Wages', 'tax', ['liberal', 'antiCorporate'], {
    kind: 'incomeModifier',
    targets: { industries: [], prProblems: ['labor'] },
    amount: -2,
  }),
  law('net-neutrality', 'Net Neutrality', 'tax', ['liberal'], {
    kind: 'incomeModifier',
    targets: { industries: ['technology'], prProblems: [] },
    amount: -2,
  }),
  law('censorship', 'Censorship', 'tax', ['christian'], {
    kind: 'incomeModifier',
    targets: { industries: ['entertainment', 'media'], prProblems: [] },
    amount: -2,
  }),
  law('safe-neighborhoods-act', 'Safe Neighborhoods Act', 'tax', ['conservative'], {
    kind: 'incomeModifier',
    targets: { industries: ['food'], prProblems: ['labor'] },
    amount: -2,
  }),
  law('sidestep-roe-v-wade', 'Sidestep Roe v. Wade', 'tax', ['christian'], {
    kind: 'incomeModifier',
    targets: { industries: ['health'], prProblems: [] },
    amount: -2,
  }),
  bill('disaster-fines', 'Disaster Fines', 'fine', ['environmental'], {
    kind: 'fine',
    amount: 8,
    targets: { industries: [], prProblems: ['polluting'] },
  }),
  bill('indecent-behavior-fines', 'Indecent Behavior Fines', 'fine', ['christian'], {
    kind: 'fine',
    amount: 8,
    targets: { industries: ['sin'], prProblems: [] },
  }),
  bill('workplace-violation-fines', 'Workplace Violation Fines', 'fine', ['liberal'], {
    kind: 'fine',
    amount: 8,
    targets: { industries: [], prProblems: ['labor'] },
  }),
  law('cap-and-trade', 'Cap and Trade', 'offset', ['environmental'], {
    kind: 'grantSharedCustomers',
    targets: { industries: [], prProblems: ['polluting'] },
    beneficiaryIndustry: 'green',
    amount: 2,
  }),
  law('public-health-fees', 'Public Health Fees', 'offset', ['liberal'], {
    kind: 'grantSharedCustomers',
    targets: { industries: ['food', 'sin'], prProblems: [] },
    beneficiaryIndustry: 'health',
    amount: 1,
  }),
  law('defense-of-marriage-act', 'Defense of Marriage Act', 'distraction', ['conservative', 'christian'], {
    kind: 'none',
  }),
  bill('filibuster', 'Filibuster', 'distraction', ['antiGovernment'], { kind: 'none' }),
  law('abstinence-education', 'Abstinence Education', 'abstinenceEducation', ['christian'], {
    kind: 'extraConsumer',
    count: 1,
  }),
  bill('crack-down', 'Crack Down', 'crackDown', [], { kind: 'endProtest', count: 1 }),
  law('term-limits', 'Term Limits', 'termLimits', ['antiGovernment'], {
    kind: 'termLimits',
    revocableOnlyByRevokeLegislation: true,
  }),
  bill('super-committee', 'Super Committee!', 'revoke', [], { kind: 'revokeLaw', count: 1 }),
  bill('small-government', 'Small Government', 'revoke', ['antiGovernment'], { kind: 'revokeLaw', count: 1 }),
  law(
    'bar-the-revolving-door',
    'Bar the Revolving Door',
    'barTheRevolvingDoor',
    ['antiCorporate', 'antiGovernment'],
    { kind: 'barTheRevolvingDoor', revocableOnlyByRevokeLegislation: true },
  ),
  bill('break-monopoly', 'Break Monopoly', 'breakMonopoly', ['antiCorporate'], {
    kind: 'breakMonopoly',
    count: 1,
  }),
  bill('corporate-transparency', 'Corporate Transparency', 'corporateTransparency', ['antiCorporate'], {
    kind: 'discloseFortunes',
  }),
  law('patriot-act', 'Patriot Act', 'patriotAct', ['conservative'], { kind: 'patriotAct', count: 1 }),
];
