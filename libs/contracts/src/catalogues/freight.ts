import { option, type Option } from './option.ts';

/** 'Full Load' alone shows half, setup and weight; any other choice clears them (specification §4). */
export const freightTypologies = [
  option('Partial Load', 'Încărcare parțială'),
  option('Full Load', 'Încărcare completă'),
  option('Others', 'Altele'),
] as const;

/** 'Engine' shows the driver-length choice. */
export const freightHalves = [
  option('Engine', 'Camion cu motor', 'Truck'),
  option('Balanced', 'Articulat', 'Articulated'),
  option('Van', 'Dubă'),
] as const;

export const freightSetups = [
  option('Curtained', 'Cu prelată'),
  option('Boxed', 'Cutie închisă'),
  option('Lowered', 'Coborât'),
  option('Cabin Cruiser', 'Cabin Cruiser'),
] as const;

export const freightDriverLengths = [
  option('7.30m', '7,30 m'),
  option('8.00m', '8,00 m'),
  option('8.70m', '8,70 m'),
  option('Cabin Cruiser', 'Cabin Cruiser'),
] as const;

/** A weight choice of a full load, with its upper bound. */
export interface FreightWeight extends Option {
  readonly max_kg: number;
}

function upTo(tonnes: number): FreightWeight {
  return { ...option(`Upto ${tonnes}T`, `Până la ${tonnes} t`, `Up to ${tonnes} t`), max_kg: tonnes * 1000 };
}

export const freightWeights: readonly FreightWeight[] = [upTo(10), upTo(20), upTo(30)];
