import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { userEvent } from '@testing-library/user-event';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { fakeServer, refuse } from '../../../testing/fake-client.ts';
import { senderDraft as filled } from '../../../testing/registration-drafts.ts';
import { show } from '../../../testing/show.tsx';
import { AddressScreen } from './address-screen.tsx';
import { BasicScreen } from './basic-screen.tsx';
import { PasswordScreen } from './password-screen.tsx';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
/** In one go: letter by letter is slow and shows nothing more here. */
const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const keepDraft = (draft: object = filled) =>
  sessionStorage.setItem('registration-sender', JSON.stringify(draft));
const draft = () => JSON.parse(sessionStorage.getItem('registration-sender') ?? 'null');

// Notices live beside the application and outlast a test's screen.
function clearNotices(): void {
  notifications.cleanQueue();
  notifications.clean();
}
afterEach(() => {
  act(clearNotices);
  jest.restoreAllMocks();
});

describe('BasicScreen', () => {
  it('keeps next disabled until everything is valid, then goes to the address', async () => {
    show(<BasicScreen />, { at: '/information-bussiness' });
    const next = screen.getByRole('button', { name: 'Continuă' });
    expect(next).toBeDisabled();
    put('firstname', 'Ana');
    put('lastname', 'Popescu');
    put('email', 'ana@cursa.example');
    put('phone', '071234567');
    expect(next).toBeDisabled();
    put('phone', '0712345678');
    expect(next).toBeEnabled();
    await userEvent.click(next);
    expect(screen.getByText('went to /information-details')).toBeInTheDocument();
    expect(draft()).toMatchObject({ firstname: 'Ana', phone: '0712345678', user_type: '1' });
  });

  it('says what is wrong in the specification’s words when a field is left', async () => {
    show(<BasicScreen />);
    for (const [name, text] of [
      ['firstname', ''],
      ['lastname', ''],
      ['email', 'ana'],
      ['phone', '123'],
    ] as const) {
      await userEvent.click(field(name));
      if (text) put(name, text);
      await userEvent.tab();
    }
    for (const text of [
      screenLiterals.firstnameRequired,
      screenLiterals.lastnameRequired,
      screenLiterals.emailInvalid,
      screenLiterals.phoneInvalid,
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('asks a business for its name', async () => {
    keepDraft();
    show(<BasicScreen />);
    await userEvent.click(screen.getByRole('radio', { name: 'Firmă' }));
    expect(screen.getByRole('button', { name: 'Continuă' })).toBeDisabled();
    put('business_name', 'Trans SRL');
    expect(screen.getByRole('button', { name: 'Continuă' })).toBeEnabled();
  });

  it('leads the short way to /createpassword-user', async () => {
    keepDraft();
    show(<BasicScreen short />, { at: '/information-user' });
    await userEvent.click(screen.getByRole('button', { name: 'Continuă' }));
    expect(screen.getByText('went to /createpassword-user')).toBeInTheDocument();
  });
});

describe('AddressScreen', () => {
  it('begins with Romania, and opened alone leads to the first step', () => {
    show(<AddressScreen />);
    expect(field('country_name')).toHaveValue('RO');
    expect(screen.getByRole('link', { name: 'Mergi la „Date personale”' })).toHaveAttribute(
      'href',
      '/information-bussiness',
    );
  });
});

describe('PasswordScreen', () => {
  const fill = (password = 'secret-1', confirmation = password) => {
    put('password', password);
    put('confirmPassword', confirmation);
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Creează contul' }));

  it('refuses short and differing passwords in the specification’s words', async () => {
    keepDraft();
    show(<PasswordScreen />);
    fill('abc', 'abd');
    fireEvent.blur(field('password'));
    expect(screen.getByText(screenLiterals.passwordTooShort)).toBeInTheDocument();
    expect(screen.getByText(screenLiterals.passwordsDiffer)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Creează contul' })).toBeDisabled();
  });

  it('does not call before the terms are ticked', async () => {
    keepDraft();
    const server = fakeServer({});
    show(<PasswordScreen />, { server });
    fill();
    await submit();
    expect(screen.getByText(literals.termsRequired)).toBeInTheDocument();
    expect(server.calls).toHaveLength(0);
  });

  it('registers once with the version of the terms, forgets the draft and leads to the sign-in', async () => {
    keepDraft();
    const server = fakeServer({ 'POST /api/v1/registrations/senders': { account_id: 'a1' } });
    show(<PasswordScreen />, { server, at: '/user-details' });
    fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Creează contul' }));
    expect(await screen.findByText('went to /as-user')).toBeInTheDocument();
    expect(await screen.findByText(literals.registrationSuccess)).toBeInTheDocument();
    expect(server.calls).toHaveLength(1);
    expect(JSON.parse(server.calls[0]!.body!)).toMatchObject({
      user_type: 1,
      first_name: 'Ana',
      address: 'Memorandumului 1, Cluj-Napoca, Cluj',
      country_code: 'RO',
      phone_code: '+40',
      password: 'secret-1',
      terms_version: '2026-01',
    });
    expect(draft()).toBeNull();
  });

  it.each([
    [refuse(409, 'registration-refused'), literals.registrationFailed],
    [undefined, screenLiterals.registrationTransport],
  ])('tells a failure and keeps what was filled in', async (answer, text) => {
    keepDraft();
    const server = fakeServer({ 'POST /api/v1/registrations/senders': () => answer });
    show(<PasswordScreen />, { server });
    fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field('password')).toHaveValue('secret-1');
    expect(draft()).toMatchObject({ firstname: 'Ana' });
    expect(sessionStorage.getItem('registration-sender')).not.toContain('secret-1');
  });
});
