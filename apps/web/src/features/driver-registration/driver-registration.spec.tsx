import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { userEvent } from '@testing-library/user-event';
import axios from 'axios';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { readSession } from '../../lib/session/session-record.ts';
import { fakeServer, refuse } from '../../testing/fake-client.ts';
import { mihai } from '../../testing/session.ts';
import { driverDraft as filled } from '../../testing/registration-drafts.ts';
import { show } from '../../testing/show.tsx';
import { BasicScreen } from './basic-screen.tsx';
import { CompanyScreen } from './company-screen.tsx';
import { DocumentsScreen } from './documents-screen.tsx';
import { PasswordScreen } from './password-screen.tsx';
import { rememberPassword } from './password-memory.ts';
import { VehicleScreen } from './vehicle-screen.tsx';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const keepDraft = () => sessionStorage.setItem('registration-driver', JSON.stringify(filled));
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuă' }));

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
});
// Notices live beside the application and outlast a test's screen.
function clearNotices(): void {
  notifications.cleanQueue();
  notifications.clean();
}
afterEach(() => {
  act(clearNotices);
  act(() => rememberPassword(undefined));
  jest.restoreAllMocks();
});

describe('the first steps', () => {
  it('say what is required only after the first attempt', async () => {
    show(<BasicScreen />, { at: '/information-driver' });
    await userEvent.click(field('firstname'));
    await userEvent.tab();
    expect(screen.queryByText(screenLiterals.fieldRequired('Prenume'))).not.toBeInTheDocument();
    await next();
    for (const label of ['Prenume', 'Nume', 'E-mail', 'Telefon'])
      expect(screen.getByText(screenLiterals.fieldRequired(label))).toBeInTheDocument();
  });

  it('take a phone as it is pasted and go on', async () => {
    show(<BasicScreen />, { at: '/information-driver' });
    await userEvent.type(field('firstname'), 'Mihai');
    await userEvent.type(field('lastname'), 'Ionescu');
    await userEvent.type(field('email'), 'mihai@cursa.example');
    await userEvent.click(field('phone'));
    await userEvent.paste('+40 712 345 678');
    await next();
    expect(screen.getByText('went to /createpassword-driver')).toBeInTheDocument();
  });

  it('check the password in the specification’s words and keep it out of the storage', async () => {
    keepDraft();
    show(<PasswordScreen />, { at: '/createpassword-driver' });
    await next();
    expect(screen.getByText(screenLiterals.fieldRequired('Parolă'))).toBeInTheDocument();
    await userEvent.type(field('password'), 'abc');
    await userEvent.type(field('confirmPassword'), 'abd');
    await next();
    expect(screen.getByText(screenLiterals.driverPasswordTooShort)).toBeInTheDocument();
    expect(screen.getByText(screenLiterals.driverPasswordsDiffer)).toBeInTheDocument();
    await userEvent.type(field('password'), 'defg');
    await userEvent.clear(field('confirmPassword'));
    await userEvent.type(field('confirmPassword'), 'abcdefg');
    await next();
    expect(screen.getByText('went to /driver-documents')).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('abcdefg');
  });
});

describe('vehicle and company', () => {
  it('doubt an IBAN without refusing it', async () => {
    keepDraft();
    show(<VehicleScreen />, { at: '/vehicle-information' });
    expect(screen.queryByText(/Suma de control/)).not.toBeInTheDocument();
    await userEvent.clear(field('bank_account'));
    await userEvent.type(field('bank_account'), 'ro49 aaaa 1b31 0075 9384 0001');
    expect(screen.getByText(/Suma de control/)).toBeInTheDocument();
    await next();
    expect(screen.getByText('went to /driver-company')).toBeInTheDocument();
  });

  it('require the company and its licence', async () => {
    show(<CompanyScreen />, { at: '/driver-company' });
    await next();
    expect(screen.getByText(screenLiterals.fieldRequired('Numele firmei'))).toBeInTheDocument();
    expect(
      screen.getByText(screenLiterals.fieldRequired('Numărul licenței de transport')),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mergi la „Date personale”' })).toHaveAttribute(
      'href',
      '/information-driver',
    );
  });
});

describe('DocumentsScreen', () => {
  const register = () => userEvent.click(screen.getByRole('button', { name: 'Înregistrează-te' }));
  const paper = () => new File(['%PDF-1.4'], 'cmr.pdf', { type: 'application/pdf' });
  const stored = {
    media_id: 'm-cmr',
    purpose: 'driver-document',
    width: 0,
    height: 0,
    bytes: 8,
    content_type: 'application/pdf',
    url: '/media/m-cmr',
  };

  it('refuses without the terms and can be pressed again', async () => {
    keepDraft();
    rememberPassword('secret-1');
    const server = fakeServer({});
    show(<DocumentsScreen />, { server });
    await register();
    expect(screen.getByText(literals.termsRequired)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Înregistrează-te' })).toBeEnabled();
    expect(server.calls).toHaveLength(0);
  });

  it('asks for the password again after a reload, and says why', async () => {
    keepDraft();
    show(<DocumentsScreen />);
    expect(screen.getByText(/Parola nu se păstrează/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mergi la „Parolă”' })).toHaveAttribute(
      'href',
      '/createpassword-driver',
    );
  });

  it('sends a failed file again alone, then registers with it, signed in and pending', async () => {
    keepDraft();
    rememberPassword('secret-1');
    const post = jest
      .spyOn(axios, 'post')
      .mockRejectedValueOnce(new Error('Network Error'))
      .mockResolvedValue({ status: 201, data: stored });
    const server = fakeServer({
      'POST /api/v1/registrations/drivers': {
        account: { ...mihai, status: 'pending' },
        session: { access_token: 't', expires_at: '2030-01-01T00:00:00Z' },
      },
    });
    show(<DocumentsScreen />, { server, at: '/driver-documents' });
    await userEvent.upload(field('Certificat_asigurare_CMR'), paper());
    await userEvent.click(
      await screen.findByRole('button', { name: 'Trimite din nou: Certificat de asigurare CMR' }),
    );
    expect(await screen.findByText('Încărcat: cmr.pdf')).toBeInTheDocument();
    expect(post).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('checkbox'));
    await register();
    expect(await screen.findByText('went to /driver-offers')).toBeInTheDocument();
    expect(await screen.findByText(literals.driverRegistrationSuccess)).toBeInTheDocument();
    expect(JSON.parse(server.calls[0]!.body!)).toMatchObject({
      vehicle_reg_no: 'CJ 12 ABC',
      licence_number: 'C-1234',
      transport_licence_number: 'L-77',
      vat_registered: true,
      documents: { cmr_insurance: 'm-cmr' },
      terms_version: '2026-01',
      password: 'secret-1',
    });
    expect(readSession()).toMatchObject({ role: 'driver', status: 'pending' });
    expect(localStorage.getItem('driver_id')).toBe('d-mihai');
    expect(sessionStorage.getItem('registration-driver')).toBeNull();
  });

  it.each([
    [refuse(409, 'registration-refused'), literals.driverRegistrationFailed],
    [undefined, screenLiterals.driverRegistrationTransport],
  ])('tells a failure, keeps everything and lets press again', async (answer, text) => {
    keepDraft();
    rememberPassword('secret-1');
    show(<DocumentsScreen />, { server: fakeServer({ 'POST /api/v1/registrations/drivers': () => answer }) });
    await userEvent.click(screen.getByRole('checkbox'));
    await register();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Înregistrează-te' })).toBeEnabled();
    expect(sessionStorage.getItem('registration-driver')).toContain('Mihai');
  });

  it('leads to the step that the server found a fault in', async () => {
    keepDraft();
    rememberPassword('secret-1');
    const answer = refuse(422, 'invalid-input', [{ field: 'phone', message: 'must have exactly 10 digits' }]);
    show(<DocumentsScreen />, { server: fakeServer({ 'POST /api/v1/registrations/drivers': answer }) });
    await userEvent.click(screen.getByRole('checkbox'));
    await register();
    expect(await screen.findByRole('link', { name: 'Corectează la „Date personale”' })).toHaveAttribute(
      'href',
      '/information-driver',
    );
  });
});
