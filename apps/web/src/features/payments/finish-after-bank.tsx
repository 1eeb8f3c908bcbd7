import { Loader, Stack, Text } from '@mantine/core';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PaymentNote } from '../../components/paying/payment-note.tsx';
import type { PaymentTry, Purchase } from '../../components/paying/purchase.ts';
import { usePayment } from '../../components/paying/use-payment.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tellError, tellSuccess } from '../../lib/notices/notices.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { paymentTexts } from './payment-texts.ts';
import { useKeptCoupon } from './use-kept-coupon.ts';

interface FinishAfterBankProps {
  readonly attempt: PaymentTry;
  readonly returnTo: string;
}

const FAILURES: Readonly<Record<Purchase['purpose'], string>> = {
  'platform-fee': literals.platformFeeFailed,
  delivery: literals.acceptFailed,
  'top-up': literals.walletFailed,
};

/** Repeats the call with the bank's answer, also after a refusal: the server then gives the reservation back. */
export function FinishAfterBank({ attempt, returnTo }: FinishAfterBankProps) {
  const t = useMessages(paymentTexts);
  const navigate = useNavigate();
  const { clearCoupon } = useKeptCoupon();
  const isStarted = useRef(false);
  const payment = usePayment({
    returnTo,
    followsBank: false,
    onPaid: useCallback(
      (purchase: Purchase) => {
        if (purchase.purpose === 'delivery') {
          clearCoupon();
          void navigate(withQuery(paths.popup, { order_id: purchase.order_id }), { replace: true });
          return;
        }
        if (purchase.purpose === 'platform-fee') tellSuccess(literals.platformFeePaid);
        else tellSuccess(literals.walletToppedUp, screenLiterals.successTitle);
        void navigate(returnTo, { replace: true });
      },
      [clearCoupon, navigate, returnTo],
    ),
    onRefused: ({ purpose }) => tellError(FAILURES[purpose]),
  });
  const { run, state } = payment;
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void run(attempt);
  }, [run, attempt]);

  if (state.kind === 'refused') {
    return (
      <Stack>
        <EmptyState
          title={t.bankRefusedTitle}
          text={t.bankRefused}
          action={<LinkButton to={returnTo}>{t.otherWay}</LinkButton>}
        />
        <PaymentNote state={state} onRepeat={payment.repeat} />
      </Stack>
    );
  }
  if (state.kind === 'unanswered' || state.kind === 'leaving') {
    return (
      <Stack align="start">
        <PaymentNote state={state} onRepeat={payment.repeat} />
        {state.kind === 'leaving' ? (
          <LinkButton to={returnTo} variant="default">
            {t.otherWay}
          </LinkButton>
        ) : null}
      </Stack>
    );
  }
  return (
    <Stack align="center" py="xl" role="status">
      <Loader aria-hidden />
      <Text>{t.bankWorking}</Text>
    </Stack>
  );
}
