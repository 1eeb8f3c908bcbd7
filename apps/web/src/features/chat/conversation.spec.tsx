import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@cursa/contracts/http/chat';
import { fakeServer, refuse, type FakeServer } from '../../testing/fake-client.ts';
import { ana, mihai, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import type { ChatFeed } from './chat-feed.ts';
import { Conversation } from './conversation.tsx';

const PATH = `/api/v1/conversations/${mihai.account_id}/messages`;

function message(number: number, text: string, isMine = false): Message {
  const [sender_id, receiver_id] = isMine
    ? [ana.account_id, mihai.account_id]
    : [mihai.account_id, ana.account_id];
  const created_at = new Date(Date.UTC(2026, 10, 21, 8, number)).toISOString();
  return { message_id: `m-${number}`, sender_id, receiver_id, text, created_at, order_id: null };
}

/** A server with a real list: a key that was used answers with the message of its first use. */
function chatServer({ free, failures = 0 }: { free: boolean; failures?: number }) {
  const stored = [message(1, 'Bună ziua!')];
  const byKey = new Map<string, Message>();
  let left = failures;
  const server: FakeServer = fakeServer({
    [`GET ${PATH}`]: ({ url }: { url: string }) => {
      const after = new URL(url, 'http://x').searchParams.get('after');
      const from = stored.findIndex(({ message_id }) => message_id === after) + 1;
      return { messages: stored.slice(from), free };
    },
    [`POST ${PATH}`]: ({ body, headers }: { body: string; headers: Record<string, string> }) => {
      const key = headers['idempotency-key'] ?? '';
      const { text } = JSON.parse(body) as { text: string };
      const known = byKey.get(key) ?? message(stored.length + 1, text, true);
      if (!byKey.has(key)) stored.push(known);
      byKey.set(key, known);
      // The message has arrived, but its answer is lost.
      if (left > 0) {
        left -= 1;
        return undefined;
      }
      return known;
    },
  });
  return { server, stored, sends: () => server.calls.filter(({ method }) => method === 'POST') };
}

const quiet: ChatFeed = { isDown: false, subscribe: () => () => undefined };
const chat = (feed: ChatFeed = quiet) => (
  <Conversation otherId={mihai.account_id} orderId="o-1" name="Mihai" feed={feed} />
);

const input = () => screen.findByLabelText<HTMLTextAreaElement>('Mesajul tău');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Trimite mesajul' });

beforeEach(() => signIn(ana));

describe('the rule before acceptance (specification §5)', () => {
  it('disables sending and says which word is not allowed', async () => {
    const { server, sends } = chatServer({ free: false });
    show(chat(), { server });
    await userEvent.type(await input(), 'Hai, Prostule!{Enter}');
    expect(screen.getByText('The word "Prostule" is not allowed.')).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    expect(sends()).toHaveLength(0);
  });

  it.each(['sună-mă la 0722-123-456', '072 212 34 56', '072.212.3456'])(
    'disables sending of a phone number: %s',
    async (text) => {
      const { server } = chatServer({ free: false });
      show(chat(), { server });
      await userEvent.type(await input(), text);
      expect(screen.getByText('Phone numbers are not allowed.')).toBeInTheDocument();
      expect(sendButton()).toBeDisabled();
    },
  );

  it('enables sending again when the text is clean', async () => {
    const { server } = chatServer({ free: false });
    show(chat(), { server });
    const field = await input();
    await userEvent.type(field, '0722123456');
    expect(sendButton()).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'La ce oră ajungeți?');
    expect(sendButton()).toBeEnabled();
    expect(screen.queryByText('Phone numbers are not allowed.')).not.toBeInTheDocument();
  });

  it('lets everything through once the order is accepted', async () => {
    const { server, sends } = chatServer({ free: true });
    show(chat(), { server });
    await userEvent.type(await input(), 'sună-mă la 0722123456{Enter}');
    await waitFor(() => expect(sends()).toHaveLength(1));
    expect(screen.queryByText('Phone numbers are not allowed.')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  it('ignores empty text', async () => {
    const { server, sends } = chatServer({ free: true });
    show(chat(), { server });
    await userEvent.type(await input(), '   {Enter}');
    await userEvent.click(sendButton());
    expect(sends()).toHaveLength(0);
  });

  it('clears the input and reads the messages after the last one again', async () => {
    const { server } = chatServer({ free: true });
    show(chat(), { server });
    const field = await input();
    await userEvent.type(field, 'Mulțumesc!{Enter}');
    expect(field).toHaveValue('');
    expect(await screen.findByText('Mulțumesc!')).toBeInTheDocument();
    await waitFor(() => expect(server.calls.at(-1)?.url).toContain('after=m-1'));
    expect(await screen.findByText(/Trimis/)).toBeInTheDocument();
    expect(screen.getAllByText('Mulțumesc!')).toHaveLength(1);
  });

  it('keeps what could not be sent and, tried again, sends it once', async () => {
    const { server, stored, sends } = chatServer({ free: true, failures: 1 });
    show(chat(), { server });
    await userEvent.type(await input(), 'Ajung la 8.{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Încearcă din nou' }));
    await waitFor(() => expect(screen.queryByText(/Nu s-a trimis/)).not.toBeInTheDocument());
    expect(await screen.findByText('Ajung la 8.')).toBeInTheDocument();
    expect(stored.filter(({ text }) => text === 'Ajung la 8.')).toHaveLength(1);
    const keys = sends().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends two equal messages as two', async () => {
    const { server, stored } = chatServer({ free: true });
    show(chat(), { server });
    await userEvent.type(await input(), 'Da{Enter}');
    await userEvent.type(await input(), 'Da{Enter}');
    await waitFor(() => expect(stored.filter(({ text }) => text === 'Da')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('Da')).toHaveLength(2));
  });

  it('goes on after a reload with what was on its way, under the same key', async () => {
    sessionStorage.setItem(
      `cursa-outbox:${ana.account_id}:${mihai.account_id}`,
      JSON.stringify([{ key: 'k-1', text: 'Vin mâine', at: new Date().toISOString(), state: 'sending' }]),
    );
    const { server, sends } = chatServer({ free: true });
    show(chat(), { server });
    await waitFor(() => expect(sends()[0]?.headers['idempotency-key']).toBe('k-1'));
    await waitFor(() =>
      expect(sessionStorage.getItem(`cursa-outbox:${ana.account_id}:${mihai.account_id}`)).toBeNull(),
    );
    expect(screen.getAllByText('Vin mâine')).toHaveLength(1);
  });

  it('shows a refusal of the server and gives the text back to be changed', async () => {
    const text = 'Phone numbers are not allowed.';
    const server = fakeServer({
      [`GET ${PATH}`]: { messages: [], free: true },
      [`POST ${PATH}`]: () => refuse(422, 'message-not-allowed', [{ field: 'text', message: text }], text),
    });
    show(chat(), { server });
    await userEvent.type(await input(), 'zero șapte...{Enter}');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Modifică' }));
    expect(await input()).toHaveValue('zero șapte...');
  });
});

describe('new messages', () => {
  it('appear as the live stream tells them, once', async () => {
    let tell: (message: Message | undefined) => void = () => undefined;
    const feed: ChatFeed = {
      isDown: false,
      subscribe: (listener) => {
        tell = listener;
        return () => undefined;
      },
    };
    const { server, stored } = chatServer({ free: true });
    show(chat(feed), { server });
    await screen.findByText('Bună ziua!');
    const fresh = message(2, 'Am pornit.');
    stored.push(fresh);
    tell(fresh);
    expect(await screen.findByText('Am pornit.')).toBeInTheDocument();
    tell(undefined);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.getAllByText('Am pornit.')).toHaveLength(1);
  });

  it('are polled for when there is no stream', async () => {
    const { server, stored } = chatServer({ free: true });
    show(chat({ ...quiet, isDown: true }), { server });
    await screen.findByText('Bună ziua!');
    stored.push(message(2, 'Am ajuns.'));
    expect(await screen.findByText('Am ajuns.', undefined, { timeout: 4_000 })).toBeInTheDocument();
  });
});
