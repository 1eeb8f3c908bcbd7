import { defineMessages } from '../lib/i18n/messages.ts';

export const adminTexts = defineMessages({
  ro: {
    admin: 'Administrare',
    signIn: 'Intră în cont',
    signInLead: 'Numai pentru administratori. Fiecare acțiune este înregistrată.',
    email: 'E-mail',
    password: 'Parolă',
    totp: 'Cod din aplicația de autentificare',
    totpHint: 'Șase cifre. Lasă gol dacă nu folosești un cod.',
    emailInvalid: 'Scrie adresa de e-mail a contului.',
    passwordMissing: 'Scrie parola.',
    totpInvalid: 'Codul are șase cifre.',
    refused: 'E-mailul, parola sau codul nu este corect.',
    signOut: 'Deconectare',
    signOutFailed: 'Deconectarea nu a reușit. Încearcă din nou.',
  },
  en: {
    admin: 'Administration',
    signIn: 'Sign in',
    signInLead: 'For administrators only. Everything done here is recorded.',
    email: 'E-mail',
    password: 'Password',
    totp: 'Code from the authenticator application',
    totpHint: 'Six digits. Leave it empty if you do not use a code.',
    emailInvalid: 'Type the e-mail address of the account.',
    passwordMissing: 'Type the password.',
    totpInvalid: 'The code has six digits.',
    refused: 'The e-mail, the password or the code is wrong.',
    signOut: 'Sign out',
    signOutFailed: 'Signing out did not work. Try again.',
  },
});
