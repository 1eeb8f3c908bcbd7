import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { nearbyTexts } from './nearby-texts.ts';
import type { PlaceState } from './use-place.ts';

/** Why the place is not known, in the specification's words (§8), and that the list works meanwhile. */
export function PlaceNotice({ state, onAsk }: { readonly state: PlaceState; readonly onAsk: () => void }) {
  const t = useMessages(nearbyTexts);
  if (state === 'asking' || state === 'known') return null;
  const said = {
    denied: { title: screenLiterals.locationRequiredTitle, text: screenLiterals.locationRequired },
    unsupported: { title: screenLiterals.locationUnsupportedTitle, text: screenLiterals.locationUnsupported },
    unknown: { title: t.unknownTitle, text: t.unknown },
  }[state];
  return (
    <Alert
      role="status"
      color="lanterna"
      variant="light"
      title={said.title}
      icon={<IconMapPinOff aria-hidden />}
      styles={{ title: { color: 'var(--mantine-color-text)', fontSize: 'var(--mantine-font-size-md)' } }}
    >
      <Stack gap="xs" align="start">
        <Text>{said.text}</Text>
        <Text>{t.meanwhile}</Text>
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
      </Stack>
    </Alert>
  );
}
