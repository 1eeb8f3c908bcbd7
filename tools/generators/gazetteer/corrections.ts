/** Populations that the source lacks or gives for the wrong entry, rounded, by county and name. Cursa's additions. */
export const populations: Readonly<Record<string, number>> = {
  'Argeș/Câmpulung': 27_600,
  'Bacău/Onești': 34_000,
  'Călărași/Călărași': 58_200,
  'Mureș/Reghin': 29_700,
  'Mureș/Reghin-Sat': 2000,
  'Constanța/Eforie': 9300,
  'Ilfov/Bragadiru': 40_000,
};

/** Localities that the source lacks; positions of their centres, rounded. */
export const additions = [
  { id: 'cursa:toplita', name: 'Toplița', county: 'Harghita', lat: 46.92, lng: 25.35, population: 12_600 },
  {
    id: 'cursa:floresti-cluj',
    name: 'Florești',
    county: 'Cluj',
    lat: 46.7475,
    lng: 23.4908,
    population: 52_700,
  },
  { id: 'cursa:mamaia', name: 'Mamaia', county: 'Constanța', lat: 44.25, lng: 28.62, population: 0 },
] as const;
