import { Text } from '@mantine/core';
import { Card } from '../../../components/card.tsx';
import { formatMoney } from '../../../lib/format/money.ts';
import { useSettings } from '../../../lib/settings/settings.ts';

interface EarningsSumProps {
  readonly title: string;
  readonly minor: number;
  /** What the state means. */
  readonly text: string;
}

export function EarningsSum({ title, minor, text }: EarningsSumProps) {
  const symbol = useSettings()?.currency_symbol ?? '$';
  return (
    <Card>
      <Text component="h2" size="md" fw={700} m={0}>
        {title}
      </Text>
      <Text fw={800} fz={34} lh={1.2}>
        {formatMoney(minor, symbol)}
      </Text>
      <Text c="dimmed" mt={6}>
        {text}
      </Text>
    </Card>
  );
}
