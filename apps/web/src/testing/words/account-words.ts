import { refuse } from '../fake-client.ts';
import { ana, mihai } from '../session.ts';
import { fill, press } from './hand.ts';
import { nearbyReads, session } from './samples.ts';
import type { WordRow } from './word-row.ts';

const signIn = async () => {
  await fill({ email: 'ana@cursa.example', password: 'Expeditor-2026' });
  await press('Conectează-te');
};
const SIGN_IN = 'POST /api/v1/session';
const SIGN_OUT = 'DELETE /api/v1/session';
const signOut = () => press('Deconectare');
const profile = {
  'GET /api/v1/me': ana,
  'GET /api/v1/notifications/preferences': { email: true, locale: 'ro' },
};
const saveProfile = async () => {
  await fill({ firstname: 'Ioana' });
  await press('Actualizează');
};
const shortPair = () => fill({ password: 'abc', confirmPassword: 'abd' });

/** Welcome, signing in and out, forgotten and new passwords, the profile. */
export const accountWords: readonly WordRow[] = [
  { at: '/welcome', who: 'nobody', when: 'opened', says: ['continueAsUser', 'continueAsDriver'] },
  { at: '/logout', who: 'nobody', when: 'opened', says: ['loggedOut'] },
  {
    at: '/as-user',
    who: 'nobody',
    when: 'signed in',
    says: ['loginSuccessful'],
    answers: { [SIGN_IN]: { account: ana, session } },
    act: signIn,
    goesTo: '/home',
  },
  {
    at: '/as-driver',
    who: 'nobody',
    when: 'signed in',
    says: ['loginSuccessful'],
    answers: { ...nearbyReads, [SIGN_IN]: { account: mihai, session } },
    act: signIn,
    goesTo: '/driver-offers',
  },
  ...(['/as-user', '/as-driver'] as const).map((at): WordRow => ({
    at,
    who: 'nobody',
    when: 'the password is wrong',
    says: ['invalidLogin'],
    answers: { [SIGN_IN]: refuse(401, 'invalid-login') },
    act: signIn,
    goesTo: at,
  })),
  {
    at: '/as-driver',
    who: 'nobody',
    when: 'the administrator has not activated the account',
    says: ['notActivated'],
    answers: { [SIGN_IN]: refuse(403, 'driver-not-activated') },
    act: signIn,
  },
  {
    at: '/as-driver',
    who: 'nobody',
    when: 'the line is cut',
    says: ['driverLoginTransport'],
    answers: { [SIGN_IN]: undefined },
    act: signIn,
  },
  {
    at: '/forgot',
    who: 'nobody',
    when: 'the mail is asked for',
    says: ['passwordMailed'],
    answers: { 'POST /api/v1/password-resets': { done: true } },
    act: async () => {
      await fill({ email: 'ana@cursa.example' });
      await press('Trimite linkul');
    },
    goesTo: '/as-user',
  },
  {
    at: '/new-password?token=abc',
    who: 'nobody',
    when: 'the passwords are short and differ',
    says: ['passwordTooShort', 'passwordsDiffer'],
    act: shortPair,
  },
  {
    at: '/logout',
    who: 'sender',
    when: 'a sender signs out',
    says: ['logoutSuccess'],
    answers: { [SIGN_OUT]: { done: true } },
    act: signOut,
    goesTo: '/welcome',
  },
  {
    at: '/logout',
    who: 'driver',
    when: 'a driver signs out',
    says: ['logoutSuccess'],
    answers: { [SIGN_OUT]: { done: true } },
    act: signOut,
    goesTo: '/as-driver',
  },
  {
    at: '/logout',
    who: 'sender',
    when: 'signing out fails',
    says: ['logoutFailed', 'errorTitle'],
    answers: { [SIGN_OUT]: undefined },
    act: signOut,
    goesTo: '/logout',
  },
  ...(['sender', 'driver'] as const).flatMap((who): WordRow[] => [
    {
      at: '/profile',
      who,
      when: 'the profile is saved',
      says: ['profileUpdated'],
      answers: { ...profile, 'PATCH /api/v1/me': { ...ana, first_name: 'Ioana' } },
      act: saveProfile,
    },
    {
      at: '/profile',
      who,
      when: 'the profile is refused',
      says: ['profileFailed', 'errorTitle'],
      answers: { ...profile, 'PATCH /api/v1/me': refuse(409, 'email-refused') },
      act: saveProfile,
    },
  ]),
  {
    at: '/profile',
    who: 'sender',
    when: 'the new password is short and not repeated',
    says: ['passwordTooShort', 'passwordsDiffer'],
    answers: profile,
    act: async () => {
      await press('Schimbă parola');
      await shortPair();
    },
  },
];
