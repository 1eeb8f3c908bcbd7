import type { Template } from './template.ts';

export const driverActivated: Template = {
  mail: 'always',
  path: '/driver-offers',
  ro: {
    subject: 'Contul tău de șofer este activ',
    lines: [
      'Un administrator ți-a verificat documentele și ți-a activat contul.',
      { when: 'reason', text: 'Mesajul administratorului: {reason}' },
      'De acum poți trimite oferte pentru comenzile din apropiere.',
    ],
    action: 'Vezi comenzile din apropiere',
  },
  en: {
    subject: 'Your driver account is active',
    lines: [
      'An administrator checked your documents and activated your account.',
      { when: 'reason', text: "The administrator's note: {reason}" },
      'You can now send offers for nearby deliveries.',
    ],
    action: 'See nearby deliveries',
  },
};
