import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useLocale } from '../../lib/i18n/locale.ts';
import { plural, useMessages } from '../../lib/i18n/messages.ts';
import { orderTexts } from './order-texts.ts';

/** A driver's mean rating and how many stand behind it; a driver without any is not a driver with zero. */
export function MeanRating({ mean, count }: { readonly mean: number; readonly count: number }) {
  const t = useMessages(orderTexts);
  const locale = useLocale();
  if (count === 0) return <Text c="dimmed">{t.noRating}</Text>;
  const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    mean,
  );
  return (
    <Group gap={6} wrap="nowrap">
      <IconStarFilled size={18} color="var(--mantine-color-lanterna-6)" aria-hidden />
      <Text fw={700} component="span">
        <span aria-hidden>{shown}</span>
        <VisuallyHidden component="span">{t.stars(shown)}</VisuallyHidden>
      </Text>
      <Text c="dimmed" component="span">
        ({plural(locale, count, t.ratings)})
      </Text>
    </Group>
  );
}
