import type { Template } from './template.ts';

export const walletToppedUp: Template = {
  mail: 'by-choice',
  path: '/wallet',
  ro: {
    subject: 'Ai adăugat {amount_minor} în portofel',
    lines: ['Am adăugat {amount_minor} în portofelul tău Cursa.', 'Sold disponibil: {balance_minor}.'],
    action: 'Deschide portofelul',
  },
  en: {
    subject: 'You added {amount_minor} to your wallet',
    lines: ['We added {amount_minor} to your Cursa wallet.', 'Available balance: {balance_minor}.'],
    action: 'Open the wallet',
  },
};
