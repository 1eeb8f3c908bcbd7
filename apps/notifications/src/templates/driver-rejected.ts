import type { Template } from './template.ts';

export const driverRejected: Template = {
  mail: 'always',
  path: '/profile',
  ro: {
    subject: 'Contul tău de șofer nu a fost aprobat',
    lines: [
      'Un administrator ți-a verificat documentele și nu ți-a aprobat contul.',
      { when: 'reason', text: 'Motivul: {reason}' },
      'Dacă motivul s-a rezolvat, scrie echipei Cursa.',
    ],
    action: 'Vezi contul',
  },
  en: {
    subject: 'Your driver account was not approved',
    lines: [
      'An administrator checked your documents and did not approve your account.',
      { when: 'reason', text: 'The reason: {reason}' },
      'If this has been settled, write to the Cursa team.',
    ],
    action: 'See your account',
  },
};
