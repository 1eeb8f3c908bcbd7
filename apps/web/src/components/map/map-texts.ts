import { readLocale } from '../../lib/i18n/locale.ts';
const ro = {
  zoomIn: 'Mărește harta',
  zoomOut: 'Micșorează harta',
  loading: 'Se încarcă harta…',
  failed: 'Harta nu s-a putut încărca.',
  retry: 'Încearcă din nou',
  twoFingers: 'Mută harta cu două degete',
  controlWheel: 'Ține apăsat Ctrl și derulează ca să mărești harta',
  commandWheel: 'Ține apăsat ⌘ și derulează ca să mărești harta',
  together: (count: number) =>
    `${count} ${count % 100 > 0 && count % 100 < 20 ? '' : 'de '}puncte apropiate: mărește harta`,
  keys: 'Mută harta cu săgețile, mărește cu plus, micșorează cu minus.',
  pickKey: 'Tasta Enter alege locul din mijlocul hărții.',
  countries: {
    HU: 'Ungaria',
    RS: 'Serbia',
    BG: 'Bulgaria',
    UA: 'Ucraina',
    MD: 'Rep. Moldova',
    sea: 'Marea\nNeagră',
  },
};

export type MapTexts = typeof ro;

const en: MapTexts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the map…',
  failed: 'The map could not be loaded.',
  retry: 'Try again',
  twoFingers: 'Move the map with two fingers',
  controlWheel: 'Hold Ctrl and scroll to zoom the map',
  commandWheel: 'Hold ⌘ and scroll to zoom the map',
  together: (count) => `${count} points close together: zoom in`,
  keys: 'Move the map with the arrow keys, zoom in with plus and out with minus.',
  pickKey: 'Enter chooses the place in the middle of the map.',
  countries: {
    HU: 'Hungary',
    RS: 'Serbia',
    BG: 'Bulgaria',
    UA: 'Ukraine',
    MD: 'Moldova',
    sea: 'Black\nSea',
  },
};

/** The map's own words in the language of the page. */
export function mapTexts(): MapTexts {
  return readLocale() === 'en' ? en : ro;
}
