import { Stack, Text } from '@mantine/core';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { TextLink } from '../../../components/text-link.tsx';
import { formatInstant } from '../../../lib/format/date.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { detailTexts } from './detail-texts.ts';
import { DetailShell } from './detail-shell.tsx';
import { TripBody } from './trip-body.tsx';
import { TripHead } from './trip-head.tsx';

/** Over: what was, and no action buttons (specification §4). */
export function ClosedTrip({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const words =
    order.status === 'Completed'
      ? order.completed_at
        ? t.completedOn(formatInstant(order.completed_at, locale))
        : t.completed
      : order.status === 'Expired'
        ? t.expired
        : t.cancelled;
  return (
    <DetailShell
      head={
        <TripHead order={order}>
          <Stack gap="xs">
            <Text fw={600} role="status">
              {words}
            </Text>
            {order.status === 'Completed' ? (
              <TextLink to={paths.earnings} display="inline-block" py={12}>
                {t.earnings}
              </TextLink>
            ) : null}
          </Stack>
        </TripHead>
      }
      body={<TripBody order={order} />}
    />
  );
}
