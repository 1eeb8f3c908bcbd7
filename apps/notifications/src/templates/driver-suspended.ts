import type { Template } from './template.ts';

export const driverSuspended: Template = {
  mail: 'always',
  path: '/profile',
  ro: {
    subject: 'Contul tău de șofer a fost suspendat',
    lines: [
      'Contul tău a fost suspendat; nu poți trimite oferte noi.',
      { when: 'reason', text: 'Motivul: {reason}' },
      'Cursele deja acceptate rămân în sarcina ta până la livrare.',
    ],
    action: 'Vezi contul',
  },
  en: {
    subject: 'Your driver account was suspended',
    lines: [
      'Your account was suspended; you cannot send new offers.',
      { when: 'reason', text: 'The reason: {reason}' },
      'Deliveries you have already accepted are still yours to complete.',
    ],
    action: 'See your account',
  },
};
