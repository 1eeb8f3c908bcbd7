import { ActionIcon, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { Card } from '../../../components/card.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Fact } from '../../../components/order/fact.tsx';
import { RouteLines } from '../../../components/order/route-lines.tsx';
import { formatDay } from '../../../lib/format/date.ts';
import { formatKm, formatMoney } from '../../../lib/format/money.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { detailLink } from './detail-link.ts';
import { Known } from './known.tsx';
import { kmToPickup } from './km-to-pickup.ts';
import type { NearbyRow } from './nearby-row.ts';
import { nearbyTexts } from './nearby-texts.ts';
import { SentBadge } from './sent-badge.tsx';
import type { SentMark } from './use-sent-marks.ts';

interface NearbyCardProps {
  readonly row: NearbyRow;
  readonly mark: SentMark;
  readonly isSelected?: boolean;
  /** Shows the delivery on the map; left out where the map is in sight. */
  readonly onMap?: () => void;
}

/** One delivery on a phone: how far, where to, when, for how much; the button is as wide as the thumb's reach. */
export function NearbyCard({ row, mark, isSelected = false, onMap }: NearbyCardProps) {
  const t = useMessages(nearbyTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const selected = isSelected ? { outline: '3px solid var(--mantine-color-borna-6)' } : {};
  return (
    <Card style={{ borderColor: 'var(--cursa-line)', ...selected }}>
      <Stack gap="md">
        <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
          <div>
            <Text size="sm" c="dimmed" lh={1.3}>
              {t.columns.near}
            </Text>
            <Text fw={800} fz={24} lh={1.2}>
              {kmToPickup(row)}
            </Text>
          </div>
          <div>
            <Text size="sm" c="dimmed" lh={1.3}>
              {t.columns.trip}
            </Text>
            <Text fw={600} fz={18} lh={1.6}>
              {formatKm(row.distance_m)} km
            </Text>
          </div>
          <div style={{ textAlign: 'right' }}>
            <Text size="sm" c="dimmed" lh={1.3}>
              {t.estimate}
            </Text>
            <Text fw={800} fz={24} lh={1.2}>
              {formatMoney(row.estimate_minor, symbol)}
            </Text>
          </div>
        </Group>
        <RouteLines from={{ address: row.pickup_address }} to={{ address: row.dropoff_address }} />
        <SimpleGrid component="dl" cols={2} spacing="md" verticalSpacing="sm" m={0}>
          <Fact label={t.columns.pickupDate}>{formatDay(row.pickup_date, locale)}</Fact>
          <Fact label={t.columns.deliveryDate}>
            <Known text={row.delivery_date ? formatDay(row.delivery_date, locale) : ''} why={t.none} />
          </Fact>
          <Fact label={t.columns.sender}>
            <Known text={row.sender_short_name} why={t.hidden} />
          </Fact>
          <Fact label={t.columns.receiver}>
            <Known text={row.receiver_name} why={t.hidden} />
          </Fact>
        </SimpleGrid>
        <SentBadge mark={mark} />
        <Group gap="sm" wrap="nowrap">
          <LinkButton to={detailLink(row)} size="lg" flex={1}>
            {t.columns.details}
          </LinkButton>
          {onMap ? (
            <ActionIcon
              size={50}
              variant="default"
              aria-label={`${t.onMap}: ${row.pickup_address}`}
              onClick={onMap}
            >
              <IconMapPin size={24} aria-hidden />
            </ActionIcon>
          ) : null}
        </Group>
      </Stack>
    </Card>
  );
}
