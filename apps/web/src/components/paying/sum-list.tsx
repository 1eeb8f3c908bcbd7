import { Group, Stack, Text } from '@mantine/core';
import { formatMoney } from '../../lib/format/money.ts';
import { useSettings } from '../../lib/settings/settings.ts';

export interface SumLine {
  readonly label: string;
  /** Minor units; negative for what is taken off. */
  readonly minor: number;
  readonly note?: string;
}

interface SumListProps {
  readonly lines: readonly SumLine[];
  readonly total: SumLine;
}

/** Lines of a bill with what they come to; only what is part of the total may stand among the lines. */
export function SumList({ lines, total }: SumListProps) {
  const symbol = useSettings()?.currency_symbol ?? '$';
  return (
    <Stack component="dl" gap={6} m={0}>
      {lines.map(({ label, minor, note }) => (
        <Group key={label} justify="space-between" wrap="nowrap" gap="md" align="baseline">
          <Text component="dt" c="dimmed">
            {label}
            {note ? (
              <Text span size="sm" display="block">
                {note}
              </Text>
            ) : null}
          </Text>
          <Text component="dd" m={0} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(minor, symbol)}
          </Text>
        </Group>
      ))}
      <Group
        justify="space-between"
        wrap="nowrap"
        {...(lines.length > 0 ? { pt: 8, mt: 4, style: { borderTop: '2px solid var(--cursa-line)' } } : {})}
      >
        <Text component="dt" fw={700}>
          {total.label}
        </Text>
        <Text component="dd" m={0} fw={800} size="xl">
          {formatMoney(total.minor, symbol)}
        </Text>
      </Group>
    </Stack>
  );
}
