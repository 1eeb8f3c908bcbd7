import { defineMessages } from '../../../../lib/i18n/messages.ts';

export const photoTexts = defineMessages({
  ro: {
    title: 'Fotografii (opțional)',
    note: 'Îți cerem o fotografie ca să se vadă cum a plecat coletul și ca să ajungă în aceeași stare.',
    add: 'Adaugă fotografii',
    limit: (left: number) =>
      left === 0 ? 'Ai adăugat toate cele 3 fotografii.' : `Cel mult 3. Mai încap ${left}.`,
    photo: (number: number) => `Fotografia ${number}`,
    sending: (percent: number) => `Se încarcă, ${percent} %`,
    failed: 'Nu s-a încărcat.',
    retry: 'Încearcă din nou',
    remove: 'Elimină',
  },
  en: {
    title: 'Photos (optional)',
    note: 'We ask for a photo to show how the parcel left, and so that it is delivered in the same condition.',
    add: 'Add photos',
    limit: (left: number) =>
      left === 0 ? 'You have added all 3 photos.' : `At most 3. Room for ${left} more.`,
    photo: (number: number) => `Photo ${number}`,
    sending: (percent: number) => `Uploading, ${percent} %`,
    failed: 'It was not uploaded.',
    retry: 'Try again',
    remove: 'Remove',
  },
});
