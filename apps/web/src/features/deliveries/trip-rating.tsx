import { Button, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { Card } from '../../components/card.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { ShownRating } from './shown-rating.tsx';
import { tripTexts } from './trip-texts.ts';

const RatingDialog = lazy(() =>
  import('./rating-dialog.tsx').then(({ RatingDialog }) => ({ default: RatingDialog })),
);

/** The sender's rating of a completed trip, and the way to give or change it. */
export function TripRating({ order, mayRate }: { readonly order: OrderDetail; readonly mayRate: boolean }) {
  const t = useMessages(tripTexts);
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!order.rating && !mayRate) return null;
  return (
    <Card>
      <Stack gap="md">
        {order.rating ? (
          <>
            <Title order={2} size="h3">
              {t.yourRating}
            </Title>
            <ShownRating rating={order.rating} />
          </>
        ) : null}
        {mayRate ? (
          <Button variant={order.rating ? 'default' : 'filled'} onClick={open}>
            {order.rating ? t.change : t.rate}
          </Button>
        ) : null}
      </Stack>
      {isOpen ? (
        <Suspense>
          <RatingDialog order={order} onClose={close} />
        </Suspense>
      ) : null}
    </Card>
  );
}
