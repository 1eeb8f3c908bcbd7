import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { OrderLine } from '@cursa/contracts/catalogues/order-line';
import { useMessages } from '../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

/** The things of an order: name, size as far as it was given, how many. */
export function OrderItems({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useMessages(detailTexts);
  return (
    <Stack component="ul" gap={8} p={0} m={0} style={{ listStyle: 'none' }}>
      {lines.map((line, index) => {
        const more = detailsOf(line);
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
            <Text fw={700} style={{ whiteSpace: 'nowrap' }}>
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

/** "120 × 80 × 100 cm, 40 kg, Standard pallets": what was said about the thing. Sizes are cm, weights kg. */
function detailsOf(line: OrderLine): string {
  const sizes = [line.length, line.width, line.height].filter((size) => size > 0);
  return [
    [line.make, line.model].filter(Boolean).join(' '),
    line.condition,
    line.type,
    line.typology,
    line.transport_type,
    line.contents ?? line.content,
    line.description,
    sizes.length > 0 ? `${sizes.join(' × ')} cm` : '',
    line.weight > 0 ? `${line.weight} kg` : (line.weight_band ?? ''),
    line.notes,
  ]
    .filter((part) => part && !line.item_name.includes(part))
    .join(', ');
}
