import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { LatLng } from '../../../components/map/map-types.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';
import { directionLinks } from './direction-links.ts';

/** Leads to one end of the trip, in the driver's own map application. */
export function Directions({ title, to }: { readonly title: string; readonly to: LatLng }) {
  const t = useMessages(detailTexts);
  // A computer has nothing that opens geo: addresses.
  const isPhone = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return (
    <Stack gap={6} role="group" aria-label={title}>
      <Text fw={700}>{title}</Text>
      <Group gap="xs" grow preventGrowOverflow={false}>
        {directionLinks(to)
          .filter(({ name }) => name || isPhone)
          .map(({ name, href }) => (
            <Button
              key={href}
              component="a"
              href={href}
              variant="default"
              mih={48}
              px="xs"
              {...(name ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {name || t.otherApp}
              <VisuallyHidden>
                , {title} ({t.newPage})
              </VisuallyHidden>
            </Button>
          ))}
      </Group>
    </Stack>
  );
}
