import { defineMessages } from '../../lib/i18n/messages.ts';

export const factTexts = defineMessages({
  ro: {
    date: 'Data ridicării',
    deliveryDate: 'Data livrării',
    time: 'Ora ridicării',
    category: 'Categorie',
    vehicle: 'Tip de vehicul',
    distance: 'Distanța cursei',
    estimate: 'Total estimat',
    sender: 'Expeditor',
    receiver: 'Destinatar',
    instructions: 'Instrucțiuni',
    notes: 'Note pentru curier',
  },
  en: {
    date: 'Pickup date',
    deliveryDate: 'Delivery date',
    time: 'Pickup time',
    category: 'Category',
    vehicle: 'Vehicle type',
    distance: 'Trip distance',
    estimate: 'Estimated total',
    sender: 'Sender',
    receiver: 'Receiver',
    instructions: 'Instructions',
    notes: 'Notes for the courier',
  },
});
