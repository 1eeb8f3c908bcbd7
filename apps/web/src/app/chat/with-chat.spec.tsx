import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { fakeServer } from '../../testing/fake-client.ts';
import { acceptedOrder, money, offerOf } from '../../testing/samples.ts';
import { ana, signIn } from '../../testing/session.ts';
import { currentAddress, headerReads, showApp } from '../../testing/show-app.tsx';

const MESSAGES = '/api/v1/conversations/d-mihai/messages';
const answers = {
  ...headerReads,
  'GET /api/v1/orders/o-1': acceptedOrder,
  'GET /api/v1/orders/o-1/money': money,
  'GET /api/v1/orders/o-1/offers': { offers: [offerOf()] },
  [`GET ${MESSAGES}`]: { messages: [], free: false },
};

// Code that is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
beforeEach(() => signIn(ana));

describe.each([
  ['/viewdetails?order_id=o-1', screenLiterals.chat, 'Mihai Dumitrescu'],
  ['/counter?order_id=o-1', `${screenLiterals.chat}, Mihai`, 'Mihai'],
])('the chat over %s', (at, opener, title) => {
  const open = async () => {
    const server = fakeServer(answers);
    showApp(at, server);
    const button = await screen.findByRole('button', { name: opener });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: title });
    const field = await within(dialog).findByLabelText('Mesajul tău');
    return { server, button, dialog, field };
  };

  it('holds the conversation with that driver about that delivery, and the address stays', async () => {
    const { server, dialog, field } = await open();
    expect(currentAddress()).toBe(at);
    expect(JSON.parse(localStorage.getItem('userChat') ?? '{}')).toMatchObject({
      driver_id: 'd-mihai',
      firstname: 'Mihai',
    });
    const read = server.calls.find(({ url }) => url.startsWith(MESSAGES));
    expect(new URL(read?.url ?? '', 'http://x').searchParams.get('order_id')).toBe('o-1');
    await userEvent.type(field, '0722 123 456');
    expect(await within(dialog).findByText('Phone numbers are not allowed.')).toBeInTheDocument();
  });

  it('keeps the focus in, is closed by Escape, gives the focus back, and keeps what was being written', async () => {
    const { button, dialog, field } = await open();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Bună');
    for (let stops = 0; stops < 6; stops += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    expect(await screen.findByLabelText('Mesajul tău')).toHaveValue('Bună');
  });
});
