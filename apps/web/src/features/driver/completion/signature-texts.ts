import { defineMessages } from '../../../lib/i18n/messages.ts';

export const signatureTexts = defineMessages({
  ro: {
    title: 'Semnătura de primire',
    lead: 'Semnează cel care primește coletul.',
    way: 'Cum se semnează',
    drawn: 'Cu degetul',
    typed: 'Nume scris',
    pad: 'Loc de semnat cu degetul. Cu tastatura, alege „Nume scris”.',
    here: 'Semnează aici',
    clear: 'Șterge',
    name: 'Numele celui care primește',
    loading: 'Se pregătește locul de semnat…',
    failed: 'Locul de semnat nu s-a încărcat. Scrie numele în schimb.',
    kept: 'Semnătura s-a păstrat pe telefon. Când revine legătura, apasă din nou „Complete Delivery”.',
  },
  en: {
    title: 'Signature on receipt',
    lead: 'Whoever receives the parcel signs.',
    way: 'How to sign',
    drawn: 'By finger',
    typed: 'Typed name',
    pad: 'Place to sign with a finger. With a keyboard, choose “Typed name”.',
    here: 'Sign here',
    clear: 'Clear',
    name: 'Name of whoever receives it',
    loading: 'Preparing the place to sign…',
    failed: 'The place to sign did not load. Type the name instead.',
    kept: 'The signature is kept on the phone. When the connection is back, press “Complete Delivery” again.',
  },
});
