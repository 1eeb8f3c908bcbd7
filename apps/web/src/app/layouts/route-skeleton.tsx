import { Container, Skeleton, Stack } from '@mantine/core';

/** Holds the place while a screen's code is on its way. */
export function RouteSkeleton() {
  return (
    <Container size="md" py="xl" aria-busy="true">
      <Stack gap="lg" mih="70vh">
        <Skeleton height={36} width="60%" />
        <Skeleton height={160} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    </Container>
  );
}
