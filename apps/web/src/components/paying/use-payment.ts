import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useApi } from '../../lib/api/api-context.tsx';
import { clearPendingPayment, savePendingPayment } from '../../lib/card/pending-payment.ts';
import { readPaymentError } from '../../lib/card/payment-error.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { pendingOf } from './bank-step.ts';
import { leaveFor } from './leave-for.ts';
import type { PaymentState } from './payment-state.ts';
import { sendPayment, type PaymentTry, type Purchase } from './purchase.ts';
import { readOutcome } from './read-outcome.ts';
import { staleAfterPayment } from './stale-after-payment.ts';
import { useOutcomeWatch } from './use-outcome-watch.ts';

interface PaymentOptions {
  /** Where the person goes on after the bank's page. */
  readonly returnTo: string;
  /** False for a payer who has just come back from the bank: sent there again by a press of theirs only. */
  readonly followsBank?: boolean;
  readonly onPaid: (purchase: Purchase) => void;
  readonly onRefused?: (purchase: Purchase) => void;
  readonly onUnanswered?: (purchase: Purchase) => void;
}

/**
 * Pays, once. A try whose answer was lost is kept with its key and content and can only be repeated as it was, so that
 * neither impatience nor a bad line pays twice; meanwhile the server is asked for the truth.
 */
export function usePayment({
  returnTo,
  followsBank = true,
  onPaid,
  onRefused,
  onUnanswered,
}: PaymentOptions) {
  const client = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const [state, setState] = useState<PaymentState>({ kind: 'ready' });
  const current = useRef<PaymentTry | undefined>(undefined);
  const isBusy = useRef(false);

  const finish = useCallback(
    (purchase: Purchase) => {
      current.current = undefined;
      clearPendingPayment();
      setState({ kind: 'paid' });
      for (const id of staleAfterPayment) void queries.invalidateQueries({ queryKey: [id] });
      onPaid(purchase);
    },
    [queries, onPaid],
  );

  const fail = async (error: unknown, { purchase }: PaymentTry): Promise<void> => {
    const outcome = readPaymentError(error, locale);
    if (outcome.kind === 'unreachable') {
      setState({ kind: 'unanswered' });
      return onUnanswered?.(purchase);
    }
    current.current = undefined;
    if (outcome.kind === 'needs-action') {
      savePendingPayment(pendingOf(purchase, returnTo));
      setState({ kind: 'leaving', url: outcome.url });
      return followsBank ? leaveFor(outcome.url) : undefined;
    }
    // "Already paid" by another tab, or by the bank's own message to the server, is no failure.
    if ((await readOutcome(client, purchase).catch(() => 'unknown')) === 'paid') return finish(purchase);
    setState({ kind: 'refused', text: outcome.text });
    // A refusal may mean that somebody else was faster, or that the price has changed.
    for (const id of staleAfterPayment) void queries.invalidateQueries({ queryKey: [id] });
    onRefused?.(purchase);
  };

  /** Makes or repeats a try; a second press while one runs does nothing. */
  const run = async (attempt: PaymentTry): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    current.current = attempt;
    setState({ kind: 'paying' });
    try {
      await sendPayment(client, attempt);
      finish(attempt.purchase);
    } catch (error) {
      await fail(error, attempt);
    } finally {
      isBusy.current = false;
    }
  };

  const repeat = (): void => void (current.current && run(current.current));
  const look = useCallback(async (): Promise<void> => {
    const attempt = current.current;
    if (!attempt || isBusy.current) return;
    if ((await readOutcome(client, attempt.purchase)) === 'paid' && current.current === attempt) {
      finish(attempt.purchase);
    }
  }, [client, finish]);
  useOutcomeWatch(state.kind === 'unanswered', look);

  return {
    state,
    /** A new try, under a new key. */
    pay: (purchase: Purchase, cardToken?: string) =>
      run({ purchase, idempotencyKey: crypto.randomUUID(), ...(cardToken ? { cardToken } : {}) }),
    run,
    repeat,
    /** A card that could not be turned into a token: nothing has reached the server. */
    refuse: (text: string) => setState({ kind: 'refused', text }),
  };
}
export type Payment = ReturnType<typeof usePayment>;
