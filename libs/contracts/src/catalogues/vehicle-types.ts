import { option } from './option.ts';

/** What a booking sends when nothing else is chosen (specification §9). */
export const defaultVehicleType = 'Car';

/** Vehicles of drivers; the specification names 'Car' only, the others are Cursa's. */
export const vehicleTypes = [
  option('Car', 'Autoturism'),
  option('Van', 'Dubă'),
  option('Refrigerated van', 'Dubă frigorifică'),
  option('Truck', 'Camion'),
  option('Refrigerated truck', 'Camion frigorific'),
  option('Car transporter', 'Platformă auto'),
  option('Trailer', 'Remorcă'),
  option('Motorcycle', 'Motocicletă'),
] as const;
