import { Group, Rating, Stack, Text } from '@mantine/core';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tripTexts } from './trip-texts.ts';

const PARTS = ['service', 'time', 'behaviour'] as const;

/** A rating that was given, as stars and in words. */
export function ShownRating({ rating }: { readonly rating: NonNullable<OrderDetail['rating']> }) {
  const t = useMessages(tripTexts);
  return (
    <Stack gap="xs">
      {PARTS.map((part) => (
        <Group key={part} justify="space-between">
          <Text>{t[part]}</Text>
          <div role="img" aria-label={`${t[part]}: ${t.starsOf(rating[part])}`}>
            <Rating value={rating[part]} readOnly color="lanterna.6" aria-hidden />
          </div>
        </Group>
      ))}
      {rating.comment ? <Text>„{rating.comment}”</Text> : null}
    </Stack>
  );
}
