import type { Make } from './makes.ts';

/** The four makes of specification §9 with three models each; the specification leaves the models open. */
export const carMakes: readonly Make[] = [
  { make: 'Aston Martin', models: ['DB11', 'DBX', 'Vantage'] },
  { make: 'BMW', models: ['3 Series', '5 Series', 'X5'] },
  { make: 'Mercedes', models: ['C-Class', 'E-Class', 'GLE'] },
  { make: 'Audi', models: ['A4', 'A6', 'Q5'] },
];
