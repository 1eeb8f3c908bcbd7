import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dayFromToday } from '../../../lib/format/date.ts';
import { fakeServer } from '../../../testing/fake-client.ts';
import { ana, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { keepSample, sampleDraft, sampleEstimate } from '../testing/sample-draft.ts';
import { bePatient } from '../testing/be-patient.ts';
import { ContactStep } from './contact-step.tsx';

const open = () =>
  show(<ContactStep />, {
    server: fakeServer({ 'POST /api/v1/estimates': sampleEstimate }),
    at: '/parcelsecond',
  });
const button = () => screen.getByRole('button', { name: 'SALVATI SI CONTINUATI' });

bePatient();

describe('ContactStep', () => {
  beforeEach(() => {
    signIn(ana);
    keepSample(sampleDraft({ bookingsecondValues: null }));
  });

  it('starts with the person signed in, tomorrow and a car; continues once the receiver is known', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Trimite Colet' })).toBeInTheDocument();
    expect(screen.getByLabelText(/Numele expeditorului/)).toHaveValue('Ana Popescu');
    expect(screen.getByLabelText(/Telefonul expeditorului/)).toHaveValue('0712345678');
    expect(screen.getByLabelText(/Înainte de data de/)).toHaveValue(dayFromToday(1));
    expect(screen.getByLabelText(/Tipul vehiculului/)).toHaveValue('Car');
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Numele destinatarului/), 'Ion');
    await userEvent.type(screen.getByLabelText(/Telefonul destinatarului/), '0722333444999');
    expect(screen.getByLabelText(/Telefonul destinatarului/)).toHaveValue('0722333444');
    expect(button()).toBeEnabled();
    await userEvent.click(button());
    expect(screen.getByText('went to /parcelthird')).toBeInTheDocument();
  });

  it('says so when the receiver’s phone is none, and holds the instructions to ten characters', async () => {
    open();
    await userEvent.type(screen.getByLabelText(/Telefonul destinatarului/), '12');
    await userEvent.tab();
    expect(screen.getByText('Numar de telefon invalid.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Instrucțiuni scurte/), 'interfon 12345');
    expect(screen.getByLabelText(/Instrucțiuni scurte/)).toHaveValue('interfon 1');
  });

  it('asks for both dates between two dates, in order and not past', async () => {
    keepSample(sampleDraft());
    open();
    expect(button()).toBeEnabled();
    await userEvent.click(screen.getByLabelText('Între două date'));
    const [from, to] = [
      screen.getByLabelText(/Preluare începând cu/),
      screen.getByLabelText(/Livrare până la/),
    ];
    expect(button()).toBeEnabled();
    fireEvent.change(to, { target: { value: dayFromToday(0) } });
    fireEvent.blur(to);
    expect(screen.getByText('Livrarea nu poate fi înaintea preluării.')).toBeInTheDocument();
    expect(button()).toBeDisabled();
    fireEvent.change(from, { target: { value: dayFromToday(-1) } });
    fireEvent.blur(from);
    expect(screen.getByText('Alege ziua de azi sau una care urmează.')).toBeInTheDocument();
  });

  it('keeps what was typed for the next visit', async () => {
    const first = open();
    await userEvent.type(screen.getByLabelText(/Numele destinatarului/), 'Ion');
    first.unmount();
    open();
    expect(screen.getByLabelText(/Numele destinatarului/)).toHaveValue('Ion');
  });
});
