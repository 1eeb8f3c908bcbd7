import { Stack, Text } from '@mantine/core';
import { literals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { Card } from '../../../components/card.tsx';
import { useRead } from '../../../lib/api/use-read.ts';
import { OfferForm } from '../offer/offer-form.tsx';
import { OwnOffer } from '../offer/own-offer.tsx';
import { StandingBanner } from '../standing/standing-banner.tsx';
import { useStanding } from '../standing/use-standing.ts';
import { DetailShell } from './detail-shell.tsx';
import { TripBody } from './trip-body.tsx';
import { TripHead } from './trip-head.tsx';

const REFRESH_MS = 20_000;

/** An open delivery: name a price, change it, take it back. */
export function OpenTrip({ order }: { readonly order: OrderDetail }) {
  const { status } = useStanding();
  const own = useRead(
    offersApi.orderAgreement,
    { params: { order_id: order.order_id } },
    { refetchInterval: REFRESH_MS },
  ).data?.offer;
  const mayOffer = status === 'active' && own?.state !== 'reserved';
  return (
    <DetailShell
      head={<TripHead order={order} />}
      body={<TripBody order={order} />}
      extra={
        status === 'active' ? (
          own && <OwnOffer offer={own} />
        ) : (
          <Stack gap="md">
            <Text fw={700}>{literals.notActivated}</Text>
            <StandingBanner status={status} />
          </Stack>
        )
      }
      bar={
        mayOffer ? (
          <Card>
            <OfferForm order={order} isReplacing={Boolean(own)} />
          </Card>
        ) : null
      }
    />
  );
}
