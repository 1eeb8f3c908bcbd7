import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { chatApi, type Message } from '@cursa/contracts/http/chat';
import { useApi } from '../../lib/api/api-context.tsx';
import { describeError } from '../../lib/errors/describe-error.ts';
import { isProblem } from '../../lib/errors/is-problem.ts';
import { readLocale } from '../../lib/i18n/locale.ts';
import { readSession } from '../../lib/session/session-record.ts';
import { Outbox } from './outbox.ts';

/**
 * The person's own messages to somebody that the server does not have yet.
 * @param isRead the conversation has been read, so that what is sent finds its place in it
 */
export function useOutbox(
  otherId: string,
  orderId: string | undefined,
  onSent: (message: Message) => void,
  isRead: boolean,
) {
  const client = useApi();
  const told = useRef(onSent);
  useEffect(() => void (told.current = onSent), [onSent]);
  const [outbox] = useState(
    () =>
      new Outbox({
        storageKey: `cursa-outbox:${readSession()?.user_id ?? ''}:${otherId}`,
        send: (text, idempotencyKey) =>
          client.call(
            chatApi.sendMessage,
            {
              params: { other_id: otherId },
              body: { text, ...(orderId === undefined ? {} : { order_id: orderId }) },
            },
            { idempotencyKey },
          ),
        onSent: (message) => told.current(message),
        refusalOf,
      }),
  );
  useEffect(() => {
    if (!isRead) return;
    outbox.resume();
    const onLine = () => outbox.retryUnrefused();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, [outbox, isRead]);
  return { outbox, letters: useSyncExternalStore(outbox.subscribe, outbox.list) };
}

/** A dead session and too many calls pass; what else the server refuses stays refused. */
function refusalOf(error: unknown): string | undefined {
  if (!isProblem(error) || error.status >= 500 || error.status === 401 || error.status === 429)
    return undefined;
  return describeError(error, readLocale()).text;
}
