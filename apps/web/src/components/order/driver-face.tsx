import { Avatar, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface DriverFaceProps {
  readonly name: string;
  readonly imageUrl: string;
  readonly size?: number;
  /** Vehicle, rating and what else stands under the name. */
  readonly children?: ReactNode;
}

/** A driver's picture and name; the initials stand in for a picture that is not there. */
export function DriverFace({ name, imageUrl, size = 60, children }: DriverFaceProps) {
  return (
    <Group wrap="nowrap" gap="sm" align="center">
      <Avatar src={imageUrl || null} name={name} alt="" size={size} radius="xl" color="asfalt" />
      <div style={{ minWidth: 0 }}>
        <Text fw={700} size="lg" lh={1.3}>
          {name}
        </Text>
        {children}
      </div>
    </Group>
  );
}
