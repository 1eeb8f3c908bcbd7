import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useMessages } from '../i18n/messages.ts';
import { cardTexts } from './card-texts.ts';

/** As high as the fields that follow, so that nothing jumps. */
export function CardSkeleton() {
  const t = useMessages(cardTexts);
  return (
    <Stack gap="md" role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Skeleton h={74} aria-hidden />
      <Group grow aria-hidden>
        <Skeleton h={74} />
        <Skeleton h={74} />
      </Group>
    </Stack>
  );
}
