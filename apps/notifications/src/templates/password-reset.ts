import type { Template } from './template.ts';

export const passwordReset: Template = {
  mail: 'always',
  ro: {
    subject: 'Resetarea parolei tale Cursa',
    lines: [
      'Am primit o cerere de resetare a parolei pentru contul tău.',
      'Deschide linkul de mai jos și alege o parolă nouă. Linkul merge o singură dată, până la {expires_at}.',
      'Dacă nu ai cerut tu acest lucru, ignoră mesajul: parola rămâne neschimbată.',
    ],
    action: 'Alege o parolă nouă',
  },
  en: {
    subject: 'Reset your Cursa password',
    lines: [
      'We received a request to reset the password of your account.',
      'Open the link below and choose a new password. It works once, until {expires_at}.',
      'If you did not ask for this, ignore this mail: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
};
