import type { GoodCard } from './types.ts';

/** The eleven goods with their price boxes in millions, in content order. */
export const goodCards: readonly GoodCard[] = [
  { good: 'land', id: 'land', name: 'Land', ladder: [10, 15, 20, 25, 30, 35, 40, 45, 50], startIndex: 2 },
  { good: 'sand', id: 'sand', name: 'Sand', ladder: [10, 15, 20, 25, 30, 35, 40, 50, 60], startIndex: 3 },
  { good: 'coal', id: 'coal', name: 'Coal', ladder: [25, 30, 35, 40, 45, 50, 60, 70, 80], startIndex: 3 },
  {
    good: 'textiles',
    id: 'textiles',
    name: 'Textiles',
    ladder: [25, 30, 35, 45, 55, 65, 75, 85, 95],
    startIndex: 3,
  },
  { good: 'glass', id: 'glass', name: 'Glass', ladder: [25, 30, 40, 50, 60, 70, 80, 90, 100], startIndex: 3 },
  {
    good: 'steel',
    id: 'steel',
    name: 'Steel',
    ladder: [30, 35, 45, 55, 65, 75, 90, 105, 120],
    startIndex: 3,
  },
  {
    good: 'buildings',
    id: 'buildings',
    name: 'Buildings',
    ladder: [45, 55, 65, 80, 95, 110, 125, 140, 160],
    startIndex: 3,
  },
  {
    good: 'computers',
    id: 'computers',
    name: 'Computers',
    ladder: [55, 65, 80, 100, 120, 140, 160, 180, 200],
    startIndex: 3,
  },
  {
    good: 'railroads',
    id: 'railroads',
    name: 'Railroads',
    ladder: [70, 85, 100, 120, 140, 160, 180, 200, 225],
    startIndex: 3,
  },
  {
    good: 'loans',
    id: 'loans',
    name: 'Loans',
    ladder: [70, 90, 110, 130, 150, 170, 195, 220, 250],
    startIndex: 3,
  },
  {
    good: 'blahBlah',
    id: 'blah-blah',
    name: 'Blah blah',
    ladder: [80, 100, 125, 150, 175, 200, 230, 260, 300],
    startIndex: 3,
  },
];
