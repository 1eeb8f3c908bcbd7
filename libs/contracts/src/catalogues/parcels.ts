import { option, type Label } from './option.ts';

/** Transport types of the parcel form; sizes in cm, weight in kg, value in euro. */
export const parcelTypes = [
  option('Parcels and suitcases', 'Colete și valize'),
  option('Other types', 'Alte tipuri'),
] as const;

/** The notice under the parcel form (specification §5). */
export const parcelNotice: Label = {
  ro: 'Declararea unei greutăți sau a unor dimensiuni mai mici decât cele reale poate cauza întârzieri și costuri suplimentare. Ești de acord să nu trimiți obiecte interzise și să folosești un ambalaj conform.',
  en: 'Declaring lower weight or dimensions than actual may cause delays and extra charges. You agree not to ship prohibited items and to use compliant packaging.',
};
