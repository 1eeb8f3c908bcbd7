import { Alert, Button, Group, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { nearbyTexts } from './nearby-texts.ts';
import classes from './place-notice.module.css';
import type { PlaceState } from './use-place.ts';

/**
 * Why the place is not known, in the specification's words (§8), and that the list works meanwhile. It lies over the
 * end of the screen, since it comes when the list is already being read: nothing moves. Put away, it stays away.
 */
export function PlaceNotice({ state, onAsk }: { readonly state: PlaceState; readonly onAsk: () => void }) {
  const t = useMessages(nearbyTexts);
  const [seen, setSeen] = useSessionStorage({ key: 'cursa-place-notice', defaultValue: '' });
  if (state === 'asking' || state === 'known' || seen === state) return null;
  const said = {
    denied: { title: screenLiterals.locationRequiredTitle, text: screenLiterals.locationRequired },
    unsupported: { title: screenLiterals.locationUnsupportedTitle, text: screenLiterals.locationUnsupported },
    unknown: { title: t.unknownTitle, text: t.unknown },
  }[state];
  return (
    <Alert
      role="status"
      className={classes['notice'] ?? ''}
      color="lanterna"
      variant="default"
      title={said.title}
      icon={<IconMapPinOff aria-hidden />}
      withCloseButton
      closeButtonLabel={t.putAway}
      onClose={() => setSeen(state)}
    >
      <Text>{said.text}</Text>
      <Group gap="xs" mt="xs" justify="space-between">
        <Text size="sm" c="dimmed" flex="1 1 12rem">
          {t.meanwhile}
        </Text>
        {state === 'unsupported' ? null : (
          <Button
            variant="default"
            mih={48}
            leftSection={<IconCurrentLocation size={20} aria-hidden />}
            onClick={onAsk}
          >
            {t.askPlace}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
