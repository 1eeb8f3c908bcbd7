import { defineMessages } from '../../../lib/i18n/messages.ts';

export const standingTexts = defineMessages({
  ro: {
    pending: {
      title: 'Contul tău este în verificare',
      text: 'Un administrator îți verifică actele, de obicei în cel mult două zile lucrătoare. Primești un e-mail și pagina se deschide singură. Până atunci vezi localitățile și distanțele curselor; numele, adresele și ofertele vin după activare.',
    },
    rejected: {
      title: 'Contul tău nu a fost acceptat',
      text: 'Motivul este în e-mailul pe care ți l-am trimis. Poți vedea localitățile, dar nu poți trimite oferte. Ca să reluăm verificarea, scrie-ne la support@cursa.example.',
    },
    suspended: {
      title: 'Contul tău este suspendat',
      text: 'Motivul este în e-mailul pe care ți l-am trimis. Nu poți trimite oferte până la reactivare. Pentru lămuriri scrie-ne la support@cursa.example.',
    },
  },
  en: {
    pending: {
      title: 'Your account is being checked',
      text: 'An administrator checks your documents, usually within two working days. You get an e-mail and this page opens up by itself. Until then you see towns and distances; names, addresses and offers come after activation.',
    },
    rejected: {
      title: 'Your account was not accepted',
      text: 'The reason is in the e-mail we sent you. You can see towns, but you cannot send offers. To have the check taken up again, write to support@cursa.example.',
    },
    suspended: {
      title: 'Your account is suspended',
      text: 'The reason is in the e-mail we sent you. You cannot send offers until it is reactivated. For questions write to support@cursa.example.',
    },
  },
});
