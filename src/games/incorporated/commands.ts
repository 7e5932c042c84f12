import { type Static, Type } from 'typebox';
import {
  type CommandOf,
  contentId,
  integer,
  list,
  members,
  nullable,
  record,
  seatIndex,
  variants,
  variantType,
} from '../../kernel/schema.ts';
import { BudgetPolicySchema, CampSchema, DirectionSchema, SliderSchema, ZoneIdSchema } from './sets.ts';

const amount = () => integer('Dollars');

const onSquare = { squareId: contentId('The square') };
const onSeat = { country: contentId('The country'), targetSeat: seatIndex('The seat attacked') };

export const AttackSchema = variants('Attack', 'One attack [a) Fight]', [
  record('GrabAttack', 'A loose cube occupies an empty square', { kind: variantType('grab'), ...onSquare }),
  record('KillLooseAttack', 'A loose cube kills a loose cube', { kind: variantType('killLoose'), ...onSeat }),
  record('KillExecutiveAttack', 'A loose cube kills an executive', {
    kind: variantType('killExecutive'),
    ...onSeat,
  }),
  record('KillOccupantAttack', 'A loose cube kills an unprotected cube on a square', {
    kind: variantType('killOccupant'),
    ...onSquare,
  }),
]);
export type Attack = Static<typeof AttackSchema>;

export const MoveSchema = record('Move', 'One movement of a loose cube', {
  from: contentId('The country that it leaves, or Tax Havens'),
  to: contentId('The country that it enters'),
});
export type Move = Static<typeof MoveSchema>;

export const PlacementSchema = record('Placement', 'Income cubes for one country', {
  country: contentId('A country of which the seat has shares, named once'),
  count: integer('How many cubes', { minimum: 1, maximum: 45 }),
});
export type Placement = Static<typeof PlacementSchema>;

/** The commands with their parameters (specification, chapters 5 to 11). */
export const commandSchemas = {
  bidForCorporation: members('Bid for the corporation [Advanced Setup]', {
    amount: integer('Dollars', { minimum: 0 }),
  }),
  passCorporation: members('Bid no more for the corporation [Advanced Setup]', {}),
  chooseOutlookTarget: members('Choose the target of an outlook effect [Phase 1 - Global Outlook]', {
    targetId: contentId('One of the options: a square or a country'),
  }),
  openAuction: members('Open the auction of a share [a) Bid in Public Markets]', {
    country: contentId('A major country'),
    bid: integer('Dollars, 3 or more'),
  }),
  offerPrivateSale: members('Offer a share to the others [b) Privately Sell Shares]', {
    country: contentId('A major country of which the seat has a share'),
    minimum: integer('Lowest first bid in dollars', { minimum: 1 }),
  }),
  passInvestment: members('Spend an executive on nothing [Phase 2 - Investment]', {}),
  raiseBid: members('Raise the bid [a) Bid in Public Markets]', { amount: amount() }),
  passBid: members('Leave the auction [a) Bid in Public Markets]', {}),
  placeInvestmentCube: members('Place the cube of the bought share [a) Bid in Public Markets]', {
    squareId: contentId('One of the options'),
  }),
  lowerBid: members('Offer an own share for less [a) Bid in Public Markets]', { amount: amount() }),
  passSell: members('Sell no share [a) Bid in Public Markets]', {}),
  removeSoldCube: members('Remove the cube for the sold share [a) Bid in Public Markets]', {
    squareId: contentId('One of the options'),
  }),
  bidPrivateSale: members('Bid in a private sale (R16)', { amount: amount() }),
  passPrivateSale: members('Leave a private sale (R16)', {}),
  replaceSellerCube: members('Choose the cube of the seller to replace (R18)', {
    squareId: contentId('One of the options'),
  }),
  placeIncomeCubes: members('Choose where too few income cubes go (R34)', {
    placements: list('In total the available cubes', PlacementSchema, { maxItems: 7 }),
  }),
  fight: members('Attack once or twice with loose cubes [a) Fight]', {
    attacks: list('One after the other', AttackSchema, { minItems: 1, maxItems: 2 }),
  }),
  defend: members('Send an executive to defend [b) Defend]', { country: contentId('Any country') }),
  expand: members('Pay $1 for one or two movements [c) Expand]', {
    moves: list('One after the other', MoveSchema, { minItems: 1, maxItems: 2 }),
  }),
  passCompetition: members('Send all executives to defend and act no more [d) Pass]', {
    defenders: list('A country for each executive in the pool', contentId('A country'), { maxItems: 4 }),
  }),
  powerPlay: members('Support a camp in the battleground of a zone [Power Plays]', {
    zone: ZoneIdSchema,
    camp: CampSchema,
  }),
  moveBattleground: members('Choose the next battleground [Effects of Victory in a Minor Country]', {
    country: contentId('One of the options'),
  }),
  lobbyTaxHavens: members('Place a cube in Tax Havens [Tax Havens]', {}),
  lobbyCentralBanks: members('Move a slider by two [Central Banks]', {
    slider: SliderSchema,
    direction: DirectionSchema,
  }),
  lobbyBudget: members('Austerity or stimulus [Budget]', {
    policy: BudgetPolicySchema,
    cardId: Type.Optional(
      nullable(contentId('Austerity only: the revealed card to discard; null if none is revealed')),
    ),
  }),
  lobbyRd: members('Move the R&D marker [R&D]', {
    squareId: contentId('A square of a country with stability 5'),
  }),
  lobbySubsidies: members('Look at three payoff cards [Subsidies]', {}),
  chooseSubsidy: members('Exchange a drawn card for a revealed one [Subsidies]', {
    takeCardId: contentId('One of the drawn cards'),
    replaceCardId: contentId('A revealed card'),
  }),
  discardPayoffCards: members('Discard the cards lost in the crisis [Crisis]', {
    cardIds: list('As many different revealed cards as demanded', contentId('A payoff card'), {
      maxItems: 25,
    }),
  }),
  repayBonds: members('Repay bonds at their value [Corporate Bonds]', {
    count: integer('How many bonds', { minimum: 0, maximum: 20 }),
  }),
  takeLoan: members('Take loans, at any time in phases 2 and 3 [Corporate Bonds]', {
    count: integer('How many loans', { minimum: 1, maximum: 20 }),
  }),
};

export type IncorporatedCommand = CommandOf<typeof commandSchemas>;
export type CommandType = IncorporatedCommand['type'];
/** The command of one type. */
export type CommandNamed<T extends CommandType> = Extract<IncorporatedCommand, { readonly type: T }>;
