import { Alert, Group, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { locationTexts } from './location-texts.ts';

/** Where confirming an order leaves one: the order's number and the way to it. */
export function PostedNote() {
  const t = useMessages(locationTexts);
  const state = useLocation().state as { readonly posted?: unknown } | null;
  if (typeof state?.posted !== 'string') return null;
  return (
    <Alert color="brad" variant="light" title={t.posted(state.posted)}>
      <Group justify="space-between" gap="sm">
        <Text>{t.postedText}</Text>
        <LinkButton to={paths.send} color="brad">
          {t.postedLink}
        </LinkButton>
      </Group>
    </Alert>
  );
}
