import { defineMessages } from '../../../lib/i18n/messages.ts';

export const resetTexts = defineMessages({
  ro: {
    forgotTitle: 'Ai uitat parola?',
    forgotLead:
      'Scrie e-mailul contului și îți trimitem un link cu care alegi o parolă nouă. Linkul ține 30 de minute.',
    email: 'E-mail',
    emailInvalid: 'Scrie o adresă de e-mail completă, de exemplu nume@domeniu.ro.',
    send: 'Trimite linkul',
    back: 'Înapoi la conectare',
    newTitle: 'Alege o parolă nouă',
    newLead: 'După salvare, toate celelalte sesiuni ale contului se închid.',
    newPassword: 'Parola nouă',
    save: 'Salvează parola',
    saved: 'Parola nouă este salvată. Conectează-te cu ea.',
    noLink: 'Deschide linkul din e-mail',
    noLinkText: 'Pagina aceasta se deschide din e-mailul primit de la noi. Dacă nu îl mai ai, cere unul nou.',
    ask: 'Cere un link nou',
  },
  en: {
    forgotTitle: 'Forgot your password?',
    forgotLead:
      'Enter the e-mail of your account and we send you a link to choose a new password. The link works for 30 minutes.',
    email: 'E-mail',
    emailInvalid: 'Enter a complete e-mail address, for example name@domain.com.',
    send: 'Send the link',
    back: 'Back to sign-in',
    newTitle: 'Choose a new password',
    newLead: 'Once it is saved, every other session of the account is closed.',
    newPassword: 'New password',
    save: 'Save the password',
    saved: 'The new password is saved. Sign in with it.',
    noLink: 'Open the link from the e-mail',
    noLinkText:
      'This page opens from the e-mail that we sent you. If you no longer have it, ask for a new one.',
    ask: 'Ask for a new link',
  },
});
