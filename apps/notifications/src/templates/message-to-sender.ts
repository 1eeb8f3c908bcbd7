import type { Template } from './template.ts';

export const messageToSender: Template = {
  mail: 'by-choice',
  path: '/userChat?driver_id={other_id}',
  ro: {
    subject: 'Ai un mesaj nou de la șofer',
    lines: ['Un șofer ți-a scris pe Cursa.'],
    action: 'Deschide conversația',
  },
  en: {
    subject: 'You have a new message from a driver',
    lines: ['A driver wrote to you on Cursa.'],
    action: 'Open the conversation',
  },
};
