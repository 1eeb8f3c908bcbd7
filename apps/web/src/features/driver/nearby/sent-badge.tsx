import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatMoney } from '../../../lib/format/money.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { nearbyTexts } from './nearby-texts.ts';
import type { SentMark } from './use-sent-marks.ts';

/** "Ofertă trimisă: $120.00" on a delivery this driver has answered. */
export function SentBadge({ mark }: { readonly mark: SentMark }) {
  const t = useMessages(nearbyTexts);
  const symbol = useSettings()?.currency_symbol ?? '$';
  if (!mark) return null;
  if (mark === 'earlier') return <Text c="dimmed">{t.sentBefore}</Text>;
  return (
    <Text fw={700} lh={1.3}>
      <IconCheck
        size={18}
        stroke={3}
        color="var(--mantine-color-brad-5)"
        style={{ verticalAlign: 'text-bottom' }}
        aria-hidden
      />{' '}
      {(mark.state === 'live' ? t.sent : t.chosen)(formatMoney(mark.price_minor, symbol))}
    </Text>
  );
}
