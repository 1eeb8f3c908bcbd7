import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { OrderLine } from '@cursa/contracts/catalogues/order-line';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';
import { itemDetails } from './item-details.ts';

/** The things to load: name, what is known of size and kind, how many. */
export function TripItems({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useMessages(detailTexts);
  return (
    <Stack component="ul" gap={10} p={0} m={0} style={{ listStyle: 'none' }}>
      {lines.map((line, index) => {
        const more = itemDetails(line);
        return (
          <Group component="li" key={index} justify="space-between" wrap="nowrap" align="baseline">
            <div>
              <Text fw={600}>{line.item_name}</Text>
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
