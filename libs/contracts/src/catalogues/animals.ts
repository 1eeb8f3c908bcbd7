import { option, type Label } from './option.ts';

export const animalTypes = [
  option('Pet', 'Animal de companie'),
  option('Livestock', 'Animale de fermă'),
  option('Others', 'Altele'),
] as const;

/** Sizes; 'Cut' heads the list in the specification and is an option like the rest. */
export const animalSizes = [
  option('Cut', 'Talie', 'Size'),
  option('Small (<10Kg)', 'Mică (<10 kg)'),
  option('Medium (10–25Kg)', 'Medie (10–25 kg)'),
  option('Large (25–45Kg)', 'Mare (25–45 kg)'),
  option('Giant (>45Kg)', 'Foarte mare (>45 kg)'),
  option('I do not know', 'Nu știu'),
] as const;

/** The counter beside the adults. */
export const puppiesLabel: Label = { ro: 'Pui sub 2 luni', en: 'Puppies under 2 months' };

/** What a sender of animals is told (specification §9). */
export const animalRules: readonly Label[] = [
  {
    ro: 'Puii sub 2 luni trebuie să călătorească împreună cu mama.',
    en: 'must travel with mother if puppies under 2 months',
  },
  { ro: 'Microcip cu certificat.', en: 'microchip with certification' },
  { ro: 'Cel puțin 2 vaccinări.', en: 'at least 2 vaccinations' },
  {
    ro: 'Preluarea și livrarea se fac lângă stațiile de taxare ale autostrăzilor.',
    en: 'pickup and delivery near motorway toll booths',
  },
];
