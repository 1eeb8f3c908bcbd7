import type { Template } from './template.ts';

export const welcomeSender: Template = {
  mail: 'always',
  path: '/home',
  ro: {
    subject: 'Bine ai venit la Cursa',
    lines: [
      'Contul tău este gata.',
      'Listează o cursă, primești oferte de la șoferi și alegi tu pe cine chemi.',
    ],
    action: 'Listează o cursă',
  },
  en: {
    subject: 'Welcome to Cursa',
    lines: [
      'Your account is ready.',
      'List a delivery, receive offers from drivers and choose the one you like.',
    ],
    action: 'List a delivery',
  },
};
