import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { OrderLine } from '@cursa/contracts/catalogues/order-line';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { lineDetails } from './line-details.ts';
import { lineLabel } from './line-label.ts';
import { orderTexts } from './order-texts.ts';

/** The things of an order: name, what is known of size and kind, how many. */
export function LineList({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useMessages(orderTexts);
  const locale = useLocale();
  return (
    <Stack component="ul" gap={10} p={0} m={0} style={{ listStyle: 'none' }}>
      {lines.map((line, index) => {
        const more = lineDetails(line, locale);
        return (
          <Group component="li" key={index} justify="space-between" wrap="nowrap" align="baseline">
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text fw={600}>{lineLabel(line.item_name, locale)}</Text>
              {more ? (
                <Text size="sm" c="dimmed">
                  {more}
                </Text>
              ) : null}
            </div>
            <Text fw={800} size="lg" style={{ whiteSpace: 'nowrap' }}>
              <span aria-hidden>× {line.quantity}</span>
              <VisuallyHidden>
                {line.quantity} {t.quantity}
              </VisuallyHidden>
            </Text>
          </Group>
        );
      })}
    </Stack>
  );
}
