import { Box, Text } from '@mantine/core';
import { useOnline } from '../../lib/browser/use-online.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';

const messages = defineMessages({
  ro: { offline: 'Ești fără internet. Ce completezi rămâne aici și se trimite când revine conexiunea.' },
  en: { offline: 'You are offline. What you fill in stays here until the connection is back.' },
});

/** Says that there is no line; the place is always in the tree, so that the change is read out. */
export function OfflineBar() {
  const t = useMessages(messages);
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <Box bg="asfalt.9" c="white" px="md" py="xs">
          <Text ta="center" size="sm" fw={600}>
            {t.offline}
          </Text>
        </Box>
      )}
    </div>
  );
}
