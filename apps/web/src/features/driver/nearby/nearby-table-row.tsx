import { ActionIcon, Group, Table, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import { formatKm, formatMoney } from '../../../lib/format/money.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { detailLink } from './detail-link.ts';
import { formatShortDay } from './format-short-day.ts';
import { Known } from './known.tsx';
import { kmToPickup } from './km-to-pickup.ts';
import type { NearbyRow } from './nearby-row.ts';
import { nearbyTexts } from './nearby-texts.ts';
import { SentBadge } from './sent-badge.tsx';
import type { SentMark } from './use-sent-marks.ts';

interface NearbyTableRowProps {
  readonly row: NearbyRow;
  readonly mark: SentMark;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A row of the wide list; picked out on the map, it comes into sight here. */
export function NearbyTableRow({ row, mark, isSelected, onSelect }: NearbyTableRowProps) {
  const t = useMessages(nearbyTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const km = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <Table.Tr
      ref={element}
      bg={isSelected ? 'var(--mantine-color-borna-light)' : undefined}
      style={isSelected ? { boxShadow: 'inset 4px 0 0 var(--mantine-color-borna-6)' } : undefined}
    >
      <Table.Td fw={600}>
        <Known text={row.sender_short_name} why={t.hidden} />
      </Table.Td>
      <Table.Td>
        {row.pickup_address}
        <SentBadge mark={mark} />
      </Table.Td>
      <Table.Td>{formatShortDay(row.pickup_date, locale)}</Table.Td>
      <Table.Td>{row.dropoff_address}</Table.Td>
      <Table.Td>
        <Known text={row.delivery_date ? formatShortDay(row.delivery_date, locale) : ''} why={t.none} />
      </Table.Td>
      <Table.Td>
        <Known text={row.receiver_name} why={t.hidden} />
      </Table.Td>
      <Table.Td style={km}>
        {formatKm(row.distance_m)} km
        <Text span display="block" size="sm" c="dimmed">
          {t.estimate} {formatMoney(row.estimate_minor, symbol)}
        </Text>
      </Table.Td>
      <Table.Td style={km} fw={700}>
        {kmToPickup(row)}
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            size={48}
            aria-pressed={isSelected}
            aria-label={`${t.onMap}: ${row.pickup_address}`}
            title={t.onMap}
            onClick={onSelect}
          >
            <IconMapPin size={22} aria-hidden />
          </ActionIcon>
          <LinkButton
            to={detailLink(row)}
            variant="default"
            mih={48}
            px="sm"
            aria-label={`${t.columns.details}: ${row.pickup_address}`}
          >
            {t.columns.details}
          </LinkButton>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
