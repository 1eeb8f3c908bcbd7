import { Button, Stack } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useRead } from '../../../lib/api/use-read.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { SignatureCard } from '../completion/signature-card.tsx';
import { useCompletion } from '../completion/use-completion.ts';
import { CashPanel } from './cash-panel.tsx';
import { ContactLinks } from './contact-links.tsx';
import { detailTexts } from './detail-texts.ts';
import { DetailShell } from './detail-shell.tsx';
import { Directions } from './directions.tsx';
import { GiveUpTrip } from './give-up-trip.tsx';
import { TripBody } from './trip-body.tsx';
import { TripHead } from './trip-head.tsx';

/** A trip that is this driver's: reach the people, find the places, collect, have it signed for, complete. */
export function AcceptedTrip({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  const { order_id } = order;
  const money = useRead(paymentsApi.orderMoney, { params: { order_id } }).data;
  const completion = useCompletion(order_id);
  return (
    <DetailShell
      head={
        <TripHead order={order}>
          <Stack gap="md">
            {money ? <CashPanel money={money} /> : null}
            <ContactLinks order={order} />
            <Directions title={t.toPickup} to={order.pickup} />
            <Directions title={t.toDropoff} to={order.dropoff} />
          </Stack>
        </TripHead>
      }
      body={<TripBody order={order} />}
      extra={
        <Stack gap="md">
          <SignatureCard completion={completion} />
          <GiveUpTrip orderId={order_id} />
        </Stack>
      }
      bar={
        <Button size="xl" fullWidth radius="lg" loading={completion.isPending} onClick={completion.complete}>
          {screenLiterals.completeDelivery}
        </Button>
      }
    />
  );
}
