import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { bookingApi } from '@cursa/contracts/http/booking';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FailureNote } from '../../../components/failure-note.tsx';
import { QueryView, RowsSkeleton } from '../../../components/query-view.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { useRead } from '../../../lib/api/use-read.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tellSuccess } from '../../../lib/notices/notices.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { afterWithdrawal } from '../offer/use-send-offer.ts';
import { detailTexts } from './detail-texts.ts';

const STALE = [...afterWithdrawal, bookingApi.listTrips, paymentsApi.orderMoney, paymentsApi.earnings];

/** Cancels an accepted trip; what it does to the sender is shown before the button that does it (decision 26). */
export function GiveUpTrip({ orderId }: { readonly orderId: string }) {
  const t = useMessages(detailTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  const [isOpen, { open, close }] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const params = { order_id: orderId };
  const terms = useRead(paymentsApi.cancellationTerms, { params }, { enabled: isOpen });
  const cancel = useCall(bookingApi.cancelOrder, {
    stale: STALE,
    onSuccess: () => {
      close();
      tellSuccess(t.gaveUp);
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" size="lg" fullWidth onClick={open}>
        {t.giveUp}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t.giveUpTitle}>
        <Stack gap="md">
          <QueryView query={terms} skeleton={<RowsSkeleton rows={1} height={80} />}>
            {({ fee_back_minor, delivery_back_minor }) => (
              <Stack gap={4}>
                <Text>{t.giveUpLead}</Text>
                <Text>
                  <strong>{formatMoney(fee_back_minor, symbol)}</strong> {t.feeBack}
                </Text>
                <Text>
                  <strong>{formatMoney(delivery_back_minor, symbol)}</strong> {t.deliveryBack}
                </Text>
              </Stack>
            )}
          </QueryView>
          <Textarea
            label={t.giveUpReason}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {cancel.isError ? <FailureNote error={cancel.error} /> : null}
          <Group grow preventGrowOverflow={false}>
            <Button size="lg" variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button
              size="lg"
              color="red"
              loading={cancel.isPending}
              disabled={!terms.data}
              onClick={() => cancel.mutate({ params, body: { reason } })}
            >
              {t.giveUp}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
