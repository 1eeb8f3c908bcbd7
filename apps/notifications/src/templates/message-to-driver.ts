import type { Template } from './template.ts';

export const messageToDriver: Template = {
  mail: 'by-choice',
  path: '/driverChat?user_id={other_id}',
  ro: {
    subject: 'Ai un mesaj nou de la expeditor',
    lines: ['Un expeditor ți-a scris pe Cursa.'],
    action: 'Deschide conversația',
  },
  en: {
    subject: 'You have a new message from a sender',
    lines: ['A sender wrote to you on Cursa.'],
    action: 'Open the conversation',
  },
};
