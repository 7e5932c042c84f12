import type { CompanyCard } from './types.ts';

/** The ten companies, ascending: the first five start the game, the others may be founded [6) Start Up]. */
export const companyCards: readonly CompanyCard[] = [
  {
    id: 'aurum-holdings',
    number: 0,
    name: 'Aurum Holdings',
    use: 'starting',
    trend: [{ good: 'land', delta: 1 }],
  },
  {
    id: 'borealis-trust',
    number: 1,
    name: 'Borealis Trust',
    use: 'starting',
    trend: [{ good: 'coal', delta: 1 }],
  },
  { id: 'madf', number: 2, name: 'MadF', use: 'starting', trend: [{ good: 'sand', delta: 1 }] },
  {
    id: 'castellan-group',
    number: 3,
    name: 'Castellan Group',
    use: 'starting',
    trend: [{ good: 'textiles', delta: 1 }],
  },
  {
    id: 'dunmore-partners',
    number: 4,
    name: 'Dunmore Partners',
    use: 'starting',
    trend: [{ good: 'steel', delta: 1 }],
  },
  { id: 'evergild', number: 5, name: 'Evergild', use: 'startUp', trend: [{ good: 'glass', delta: 1 }] },
  {
    id: 'fathom-and-sons',
    number: 6,
    name: 'Fathom & Sons',
    use: 'startUp',
    trend: [{ good: 'buildings', delta: 1 }],
  },
  { id: 'grandview', number: 7, name: 'Grandview', use: 'startUp', trend: [{ good: 'computers', delta: 1 }] },
  {
    id: 'halcyon-capital',
    number: 8,
    name: 'Halcyon Capital',
    use: 'startUp',
    trend: [{ good: 'railroads', delta: 1 }],
  },
  { id: 'ironclad', number: 9, name: 'Ironclad', use: 'startUp', trend: [{ good: 'loans', delta: 1 }] },
];
