import { Button, Radio, Stack } from '@mantine/core';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import type { PaymentMethod } from '@cursa/contracts/http/common';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { CancellationRules } from '../../components/paying/cancellation-rules.tsx';
import { CardCheckout } from '../../components/paying/card-checkout.tsx';
import { PaymentNote } from '../../components/paying/payment-note.tsx';
import type { Purchase } from '../../components/paying/purchase.ts';
import { SumList } from '../../components/paying/sum-list.tsx';
import { usePayment } from '../../components/paying/use-payment.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tellError } from '../../lib/notices/notices.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { MethodCard } from './method-card.tsx';
import { paymentTexts } from './payment-texts.ts';
import { useKeptCoupon } from './use-kept-coupon.ts';
import { usePaymentSummary } from './use-payment-summary.ts';
import { WalletNote } from './wallet-note.tsx';

interface PaymentChoiceProps {
  readonly orderId: string;
  readonly driverId: string;
}

/** Card, wallet or cash, and the button that pays. */
export function PaymentChoice({ orderId, driverId }: PaymentChoiceProps) {
  const { coupon } = useKeptCoupon();
  const summary = usePaymentSummary(orderId, driverId, coupon);
  return (
    <QueryView query={summary}>
      {(sums) => <Methods orderId={orderId} driverId={driverId} dueMinor={sums.due_minor} coupon={coupon} />}
    </QueryView>
  );
}

interface MethodsProps extends PaymentChoiceProps {
  readonly dueMinor: number;
  readonly coupon: string | undefined;
}

function Methods({ orderId, driverId, dueMinor, coupon }: MethodsProps) {
  const t = useMessages(paymentTexts);
  const [method, setMethod] = useState<PaymentMethod>('stripe');
  const wallet = useRead(paymentsApi.wallet, {}).data;
  const payment = useDeliveryPayment(orderId);
  const purchase: Purchase = {
    purpose: 'delivery',
    order_id: orderId,
    driver_id: driverId,
    method,
    amount_minor: dueMinor,
    ...(coupon ? { coupon } : {}),
  };
  const { kind } = payment.state;
  const isHeld = kind !== 'ready' && kind !== 'refused';
  const isShort = method === 'wallet' && wallet !== undefined && wallet.balance_minor < dueMinor;
  return (
    <Stack gap="md">
      <Radio.Group
        label={t.method}
        value={method}
        onChange={(value) => !isHeld && setMethod(value as PaymentMethod)}
        styles={{ label: { fontWeight: 700, marginBottom: 8 } }}
      >
        <Stack gap="sm">
          <MethodCard value="stripe" title={t.card} text={t.cardText} isChosen={method === 'stripe'} />
          <MethodCard value="wallet" title={t.wallet} text={t.walletText} isChosen={method === 'wallet'}>
            <WalletNote orderId={orderId} balanceMinor={wallet?.balance_minor} dueMinor={dueMinor} />
          </MethodCard>
          <MethodCard value="cash" title={t.cash} text={t.cashText} isChosen={method === 'cash'} />
        </Stack>
      </Radio.Group>
      <Card>
        <Stack gap="md">
          <SumList lines={[]} total={{ label: t.sum, minor: dueMinor }} />
          <CancellationRules orderId={orderId} />
          {method === 'stripe' ? (
            <CardCheckout payment={payment} purchase={purchase} label={screenLiterals.confirmPayment} />
          ) : (
            <>
              <PaymentNote state={payment.state} onRepeat={payment.repeat} />
              <Button
                size="lg"
                fullWidth
                loading={kind === 'paying' || kind === 'paid'}
                disabled={isShort || kind === 'unanswered'}
                onClick={() => void payment.pay(purchase)}
              >
                {screenLiterals.confirmPayment}
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function useDeliveryPayment(orderId: string) {
  const navigate = useNavigate();
  const { clearCoupon } = useKeptCoupon();
  return usePayment({
    returnTo: withQuery(paths.payment, { order_id: orderId }),
    onPaid: useCallback(() => {
      clearCoupon();
      void navigate(withQuery(paths.popup, { order_id: orderId }), { replace: true });
    }, [clearCoupon, navigate, orderId]),
    onRefused: () => tellError(literals.acceptFailed),
  });
}
