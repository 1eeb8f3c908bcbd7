import { option, type Option } from './option.ts';

/** A furniture item; volume and weight are Cursa's own estimates of one packed piece, not measured values. */
export interface FurnitureItem extends Option {
  readonly volume_dm3: number;
  readonly weight_kg: number;
}

export interface FurnitureCategory extends Option {
  readonly items: readonly FurnitureItem[];
}

function item(
  literal: string,
  ro: string,
  volume_dm3: number,
  weight_kg: number,
  en = literal,
): FurnitureItem {
  return { ...option(literal, ro, en), volume_dm3, weight_kg };
}

/** The furniture picker of specification §9; Sofa comes first and is the default, Other takes typed items only. */
export const furnitureCategories: readonly FurnitureCategory[] = [
  {
    ...option('Sofa', 'Canapea'),
    items: [
      item('2 seater', '2 locuri', 1200, 45),
      item('3 seater', '3 locuri', 1700, 60),
      item('Corner', 'Colțar', 2600, 95),
      item('Armchair', 'Fotoliu', 700, 25),
    ],
  },
  {
    ...option('Bed', 'Pat'),
    items: [
      item('Single Structure', 'Cadru o persoană', 400, 30),
      item('Single mattress', 'Saltea o persoană', 400, 18),
      item('Double Structure', 'Cadru două persoane', 700, 50),
      item('Double mattress', 'Saltea două persoane', 750, 32),
    ],
  },
  {
    ...option('Wardrobe', 'Dulap'),
    items: [
      item('1 door', '1 ușă', 600, 40),
      item('2 doors', '2 uși', 1200, 70),
      item('3 doors', '3 uși', 1800, 100),
      item('4 doors', '4 uși', 2400, 135),
    ],
  },
  {
    ...option('Table', 'Masă'),
    items: [
      item('2 seater', '2 locuri', 250, 15),
      item('4 seater', '4 locuri', 450, 28),
      item('6 seater', '6 locuri', 700, 42),
      item('Glass or crystal', 'Sticlă sau cristal', 500, 55),
      item('Ping pong', 'Ping pong', 600, 75),
    ],
  },
  {
    ...option('Chair', 'Scaun'),
    items: [
      item('Kitchen', 'Bucătărie', 180, 5),
      item('Living room', 'Sufragerie', 250, 8),
      item('Office', 'Birou', 350, 14),
    ],
  },
  {
    ...option('Box', 'Cutie'),
    items: [
      item('Small (L up to 30 cm)', 'Mică (L până la 30 cm)', 27, 8),
      item('Medium (up to 60 cm)', 'Medie (până la 60 cm)', 100, 15),
      item('Large (up to 80 cm)', 'Mare (până la 80 cm)', 200, 25),
    ],
  },
  {
    ...option('Electronics', 'Electronice'),
    items: [
      item('Washing machine', 'Mașină de spălat', 350, 70),
      item('Column refrigerator', 'Combină frigorifică', 750, 70),
      item('American refrigerator', 'Frigider american', 1200, 125),
      item('Dryer', 'Uscător', 350, 50),
      item('build-in Oven', 'Cuptor încorporabil', 250, 35, 'Built-in oven'),
      item('Dishwasher', 'Mașină de spălat vase', 350, 48),
      item('Gas kitchen', 'Aragaz', 350, 50),
      item('Hob', 'Plită', 60, 12),
      item('kitchen hood', 'Hotă', 150, 14, 'Kitchen hood'),
      item('Microwave', 'Cuptor cu microunde', 70, 14),
      item('Television within 30 inches', 'Televizor până la 30 inch', 60, 6),
      item('Television within 50 inches', 'Televizor până la 50 inch', 150, 15),
      item('Television over 50 inches', 'Televizor peste 50 inch', 280, 28),
    ],
  },
  {
    ...option('Various', 'Diverse'),
    items: [
      item('Desk', 'Birou', 600, 40),
      item('Dresser', 'Comodă', 500, 45),
      item('Night table', 'Noptieră', 120, 14),
      item('Sideboard', 'Bufet', 900, 65),
      item('Display Window', 'Vitrină', 900, 60),
      item('Tapis Roulant', 'Bandă de alergat', 900, 85, 'Treadmill'),
      item('Multifunction bench', 'Bancă multifuncțională', 900, 70),
      item('Cycles/Rowing Machines/Elliptical', 'Biciclete de fitness/Aparate de vâslit/Eliptice', 700, 50),
      item('Bicycle', 'Bicicletă', 450, 15),
    ],
  },
  { ...option('Other', 'Altele'), items: [] },
];

/** The name a cart line carries: 'Sofa - 2 seater' (specification §3). */
export function furnitureLineName(category: string, item: string): string {
  return `${category} - ${item}`;
}
