import { Container, Group, Stack, Text, Title, type MantineSize } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/browser/use-page-title.ts';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The way back, above the title. */
  readonly back?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly size?: MantineSize | number;
  /** As wide as the screen, for lists beside maps; header and footer follow (lib/theme/theme.css). */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** The frame of every screen: one heading that receives the focus on arrival, and its content. */
export function Page({ title, lead, back, actions, size = 'md', isWide = false, children }: PageProps) {
  usePageTitle(title);
  return (
    <Container
      size={isWide ? 'lg' : size}
      data-wide={isWide || undefined}
      py={{ base: 'md', sm: 'xl' }}
      px={{ base: 'md', sm: 'lg' }}
    >
      <Stack gap="lg">
        <Group justify="space-between" align="end" gap="sm">
          <div>
            {back}
            <Title order={1} tabIndex={-1} data-page-title>
              {title}
            </Title>
            {lead ? (
              <Text c="dimmed" mt={6} maw={640}>
                {lead}
              </Text>
            ) : null}
          </div>
          {actions}
        </Group>
        {children}
      </Stack>
    </Container>
  );
}
