import { act } from '@testing-library/react';
import { rememberPassword } from '../../features/driver-registration/password-memory.ts';
import { refuse } from '../fake-client.ts';
import { driverDraft, senderDraft } from '../registration-drafts.ts';
import { mihai } from '../session.ts';
import { fill, press, tick } from './hand.ts';
import { nearbyReads, session } from './samples.ts';
import type { WordRow } from './word-row.ts';

const keepSender = () => sessionStorage.setItem('registration-sender', JSON.stringify(senderDraft));
const keepDriver = () => {
  sessionStorage.setItem('registration-driver', JSON.stringify(driverDraft));
  act(() => rememberPassword('secret-1'));
};
const next = () => press('Continuă');
const SENDERS = 'POST /api/v1/registrations/senders';
const DRIVERS = 'POST /api/v1/registrations/drivers';

const registerSender = async () => {
  await fill({ password: 'secret-1', confirmPassword: 'secret-1' });
  await tick();
  await press('Creează contul');
};
const registerDriver = async () => {
  await tick();
  await press('Înregistrează-te');
};
const senderRow = (part: Pick<WordRow, 'at' | 'when' | 'says'> & Partial<WordRow>): WordRow => ({
  who: 'nobody',
  before: keepSender,
  ...part,
});
const driverRow = (part: Pick<WordRow, 'at' | 'when' | 'says'> & Partial<WordRow>): WordRow => ({
  who: 'nobody',
  before: keepDriver,
  ...part,
});

/** Both ways of a sender's registration. */
const ofSenders: readonly WordRow[] = [
  ...['/information-bussiness', '/information-user'].map((at) =>
    senderRow({
      at,
      when: 'each field is left with a fault',
      says: ['firstnameRequired', 'lastnameRequired', 'emailInvalid', 'phoneInvalid'],
      act: () => fill({ firstname: '', lastname: '', email: 'ana', phone: '071234567' }),
    }),
  ),
  ...['/user-details', '/createpassword-user'].flatMap((at) => [
    senderRow({
      at,
      when: 'the passwords are short and differ',
      says: ['passwordTooShort', 'passwordsDiffer'],
      act: () => fill({ password: 'abc', confirmPassword: 'abd' }),
    }),
    senderRow({
      at,
      when: 'the terms are not ticked',
      says: ['termsRequired'],
      act: async () => {
        await fill({ password: 'secret-1', confirmPassword: 'secret-1' });
        await press('Creează contul');
      },
    }),
    senderRow({
      at,
      when: 'registered',
      says: ['registrationSuccess'],
      answers: { [SENDERS]: { account_id: 'a1' } },
      act: registerSender,
      goesTo: '/as-user',
    }),
    senderRow({
      at,
      when: 'refused',
      says: ['registrationFailed'],
      answers: { [SENDERS]: refuse(409, 'registration-refused') },
      act: registerSender,
    }),
    senderRow({
      at,
      when: 'the line is cut',
      says: ['registrationTransport'],
      answers: { [SENDERS]: undefined },
      act: registerSender,
    }),
  ]),
];

const ofDrivers: readonly WordRow[] = [
  driverRow({
    at: '/information-driver',
    when: 'pressed while everything is empty',
    says: [
      ['fieldRequired', 'Prenume'],
      ['fieldRequired', 'Nume'],
      ['fieldRequired', 'E-mail'],
      ['fieldRequired', 'Telefon'],
    ],
    before: () => undefined,
    act: next,
  }),
  driverRow({
    at: '/createpassword-driver',
    when: 'pressed while everything is empty',
    says: [
      ['fieldRequired', 'Parolă'],
      ['fieldRequired', 'Confirmă parola'],
    ],
    act: async () => {
      await fill({ password: '', confirmPassword: '' });
      await next();
    },
  }),
  driverRow({
    at: '/createpassword-driver',
    when: 'the passwords are short and differ',
    says: ['driverPasswordTooShort', 'driverPasswordsDiffer'],
    act: async () => {
      await fill({ password: 'abc', confirmPassword: 'abd' });
      await next();
    },
  }),
  driverRow({
    at: '/vehicle-information',
    when: 'pressed with fields that were emptied',
    says: [
      ['fieldRequired', 'Număr de înmatriculare'],
      ['fieldRequired', 'Numărul permisului de conducere'],
      ['fieldRequired', 'Adresa ta'],
      ['fieldRequired', 'Cont bancar (IBAN)'],
    ],
    act: async () => {
      await fill({ vehicle_reg_no: '', licence_number: '', address: '', bank_account: '' });
      await next();
    },
  }),
  driverRow({
    at: '/driver-company',
    when: 'pressed while everything is empty',
    says: [
      ['fieldRequired', 'Numele firmei'],
      ['fieldRequired', 'Numărul licenței de transport'],
    ],
    before: () => undefined,
    act: next,
  }),
  driverRow({
    at: '/driver-documents',
    when: 'the terms are not ticked',
    says: ['termsRequired'],
    act: () => press('Înregistrează-te'),
  }),
  driverRow({
    at: '/driver-documents',
    when: 'registered',
    says: ['driverRegistrationSuccess'],
    answers: { ...nearbyReads, [DRIVERS]: { account: { ...mihai, status: 'pending' }, session } },
    act: registerDriver,
    goesTo: '/driver-offers',
  }),
  driverRow({
    at: '/driver-documents',
    when: 'refused',
    says: ['driverRegistrationFailed', 'errorTitle'],
    answers: { [DRIVERS]: refuse(409, 'registration-refused') },
    act: registerDriver,
  }),
  driverRow({
    at: '/driver-documents',
    when: 'the line is cut',
    says: ['driverRegistrationTransport'],
    answers: { [DRIVERS]: undefined },
    act: registerDriver,
  }),
];

/** Every step of both registrations. */
export const registrationWords: readonly WordRow[] = [...ofSenders, ...ofDrivers];
