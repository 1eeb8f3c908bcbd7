import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { FailureNote } from '../../components/failure-note.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { useRead } from '../../lib/api/use-read.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tellSuccess } from '../../lib/notices/notices.ts';
import { CancellationReturns } from './cancellation-returns.tsx';
import { detailTexts } from './detail-texts.ts';

const STALE = [
  bookingApi.orderDetail,
  bookingApi.listOrders,
  offersApi.listOffers,
  offersApi.orderAgreement,
  paymentsApi.orderMoney,
  paymentsApi.cancellationTerms,
  paymentsApi.wallet,
];

/** Cancels an order; what goes back is shown before the button that does it (decision 26). */
export function CancelOrder({ orderId }: { readonly orderId: string }) {
  const t = useMessages(detailTexts);
  const [isOpen, { open, close }] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const params = { order_id: orderId };
  const terms = useRead(paymentsApi.cancellationTerms, { params }, { enabled: isOpen });
  const cancel = useCall(bookingApi.cancelOrder, {
    stale: STALE,
    onSuccess: () => {
      close();
      tellSuccess(t.cancelDone);
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" onClick={open}>
        {t.cancel}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t.cancelTitle}>
        <Stack gap="md">
          <QueryView query={terms}>{(data) => <CancellationReturns terms={data} />}</QueryView>
          <Textarea
            label={t.reason}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {cancel.isError ? <FailureNote error={cancel.error} /> : null}
          <Group grow preventGrowOverflow={false}>
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button
              color="red"
              loading={cancel.isPending}
              disabled={!terms.data}
              onClick={() => cancel.mutate({ params, body: { reason } })}
            >
              {t.cancel}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
