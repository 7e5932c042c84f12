import { valuesOf } from '../../../kernel/schema.ts';
import { type Ideology, type Industry, IndustrySchema } from '../sets.ts';
import type { ConsumerCard } from './cards.ts';

const consumptionsOfIndustry = 4;

const protest = (id: string, name: string, ideology: Ideology): ConsumerCard => ({
  kind: 'protest',
  id: `protest-${id}`,
  name,
  ideology,
});

const consumptions = (industry: Industry): ConsumerCard[] =>
  Array.from({ length: consumptionsOfIndustry }, (_, i) => ({
    kind: 'consumption',
    id: `consume-${industry}-${i + 1}`,
    name: `Consume ${industry.charAt(0).toUpperCase()}${industry.slice(1)}`,
    industry,
  }));

/** The fifty-four consumer cards, in content order. */
export const consumerCards: readonly ConsumerCard[] = [
  ...(valuesOf(IndustrySchema) as readonly Industry[]).flatMap(consumptions),
  protest('zombie-reagan-for-prez', 'Zombie Reagan for Prez!', 'conservative'),
  protest('vote-or-cry', 'Vote or Cry!', 'liberal'),
  protest('pray-harder', 'Pray Harder!', 'christian'),
  protest('save-the-everything', 'Save the Everything!', 'environmental'),
  protest('occupy-everything', 'Occupy Everything!', 'antiCorporate'),
  protest('tea-baggers', 'Tea Baggers!', 'antiGovernment'),
];
