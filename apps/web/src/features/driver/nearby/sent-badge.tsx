import { Badge } from '@mantine/core';
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
  const words =
    mark === 'earlier'
      ? t.sentBefore
      : (mark.state === 'live' ? t.sent : t.chosen)(formatMoney(mark.price_minor, symbol));
  return (
    <Badge
      size="lg"
      h="auto"
      py={4}
      variant="light"
      color={mark === 'earlier' ? 'gray' : 'brad'}
      tt="none"
      leftSection={mark === 'earlier' ? null : <IconCheck size={16} stroke={3} aria-hidden />}
      styles={{ label: { color: 'var(--mantine-color-text)', whiteSpace: 'normal' } }}
    >
      {words}
    </Badge>
  );
}
