import type { CategoryKey } from '@cursa/contracts/catalogues/categories';

/** What the list of articles shows; the bodies are `ro/blog/<slug>.mdx` and `en/blog/<slug>.mdx`. */
export interface BlogEntry {
  readonly slug: string;
  /** The category whose picture stands for it. */
  readonly art: CategoryKey;
  readonly title: Readonly<Record<'ro' | 'en', string>>;
  readonly description: Readonly<Record<'ro' | 'en', string>>;
  /** ISO date of publication. */
  readonly date: string;
  /** Minutes of reading. */
  readonly minutes: number;
}

/** In the order in which they are listed; `meta` of each article says the same. */
export const blogIndex: readonly BlogEntry[] = [
  {
    slug: 'masina-de-spalat-si-frigider',
    art: 'refrigerated',
    title: {
      ro: 'Cum muți o mașină de spălat și un frigider fără să le strici',
      en: 'How to move a washing machine and a fridge without breaking them',
    },
    description: {
      ro: 'Șuruburi de transport, apă scoasă din pompă, frigider în picioare și răbdare înainte de pornire.',
      en: 'Transport bolts, water out of the pump, the fridge upright, and patience before switching on.',
    },
    date: '2026-11-21',
    minutes: 5,
  },
  {
    slug: 'pian-de-la-etajul-patru',
    art: 'pianos',
    title: {
      ro: 'Un pian de la etajul patru, fără lift',
      en: 'A piano from the fourth floor, without a lift',
    },
    description: {
      ro: 'Ce măsori, ce îi spui șoferului și ce se întâmplă pe fiecare palier.',
      en: 'What to measure, what to tell the driver, and what happens on each landing.',
    },
    date: '2026-11-21',
    minutes: 5,
  },
  {
    slug: 'masina-sau-motocicleta-in-alt-oras',
    art: 'cars',
    title: {
      ro: 'Trimiți o mașină sau o motocicletă în alt oraș',
      en: 'Sending a car or a motorcycle to another city',
    },
    description: {
      ro: 'Pornește sau nu pornește? Acte, troliu, ancorare și fotografii făcute la timp.',
      en: 'Does it run or not? Papers, winching, tie-downs, and photos taken in time.',
    },
    date: '2026-11-21',
    minutes: 5,
  },
  {
    slug: 'paleti-pe-intelesul-tuturor',
    art: 'pallets',
    title: {
      ro: 'Paleți pe înțelesul tuturor: dimensiuni, greutate, înfoliere',
      en: 'Pallets made plain: dimensions, weight, wrapping',
    },
    description: {
      ro: 'Europaletul de 1200 × 800 × 144 mm, cum îl încarci și cum îl legi ca să ajungă întreg.',
      en: 'The 1200 × 800 × 144 mm EUR pallet, how to load it and how to wrap it so that it arrives whole.',
    },
    date: '2026-11-21',
    minutes: 5,
  },
  {
    slug: 'animale-pe-sosea',
    art: 'pets',
    title: {
      ro: 'Animale pe șosea: ce cere legea și ce cere bunul-simț',
      en: 'Animals by road: what the law asks and what good sense asks',
    },
    description: {
      ro: 'Regulamentul (CE) nr. 1/2005, microcip, vaccin antirabic, pașaport și o cușcă potrivită.',
      en: 'Regulation (EC) No 1/2005, microchip, rabies vaccination, passport, and a crate that fits.',
    },
    date: '2026-11-21',
    minutes: 5,
  },
  {
    slug: 'ce-intrebi-un-transportator',
    art: 'removals',
    title: {
      ro: 'Licență, CMR, asigurare: ce întrebi un transportator',
      en: 'Licence, CMR, insurance: what to ask a carrier',
    },
    description: {
      ro: 'Trei hârtii care se confundă des, plafonul de 8,33 DST pe kilogram și termenele de reclamație.',
      en: 'Three papers often confused, the limit of 8.33 SDR per kilogram, and the time limits for claims.',
    },
    date: '2026-11-21',
    minutes: 5,
  },
  {
    slug: 'din-ce-se-face-pretul',
    art: 'other',
    title: {
      ro: 'Din ce se face prețul unui transport',
      en: 'What the price of a delivery is made of',
    },
    description: {
      ro: 'Kilometri plini și goi, combustibil, etaje, lifturi, TVA și taxa de platformă, cu un calcul până la capăt.',
      en: 'Loaded and empty kilometres, fuel, floors, lifts, VAT and the platform fee, with one sum worked out.',
    },
    date: '2026-11-21',
    minutes: 5,
  },
];
