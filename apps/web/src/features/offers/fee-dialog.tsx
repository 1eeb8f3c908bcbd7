import { Group, Stack, Text } from '@mantine/core';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import type { Offer } from '@cursa/contracts/http/offers';
import { useCallback } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { CancellationRules } from '../../components/paying/cancellation-rules.tsx';
import { CardCheckout } from '../../components/paying/card-checkout.tsx';
import { SumList } from '../../components/paying/sum-list.tsx';
import { usePayment } from '../../components/paying/use-payment.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tellError, tellSuccess } from '../../lib/notices/notices.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { offerTexts } from './offer-texts.ts';

interface FeeDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** Pays the platform fee of one offer, which reserves it. Stays open while nobody knows how a payment ended. */
export function FeeDialog({ offer, onClose }: FeeDialogProps) {
  const t = useMessages(offerTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  const { order_id, driver_id, fee_minor, total_minor, driver } = offer;
  const payment = usePayment({
    returnTo: withQuery(paths.counter, { order_id }),
    onPaid: useCallback(() => {
      tellSuccess(literals.platformFeePaid);
      onClose();
    }, [onClose]),
    onRefused: () => tellError(literals.platformFeeFailed),
    onUnanswered: () => tellError(screenLiterals.platformFeeTransport),
  });
  const isHeld = payment.state.kind !== 'ready' && payment.state.kind !== 'refused';
  return (
    <Dialog opened onClose={onClose} title={t.payTitle} isHeld={isHeld}>
      <Stack gap="md">
        <Text>{t.payLead(driver.first_name)}</Text>
        <SumList lines={[]} total={{ label: t.payNow, minor: fee_minor }} />
        <Group justify="space-between" wrap="nowrap">
          <Text c="dimmed">{t.payLater}</Text>
          <Text c="dimmed">{formatMoney(total_minor, symbol)}</Text>
        </Group>
        <CancellationRules orderId={order_id} />
        <CardCheckout
          payment={payment}
          purchase={{ purpose: 'platform-fee', order_id, driver_id, amount_minor: fee_minor }}
          label={t.payButton(formatMoney(fee_minor, symbol))}
        />
      </Stack>
    </Dialog>
  );
}
