import { Group, Radio, Stack, Text } from '@mantine/core';
import type { PaymentMethod } from '@cursa/contracts/http/common';
import type { ReactNode } from 'react';
import classes from './method-card.module.css';

interface MethodCardProps {
  readonly value: PaymentMethod;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** More about it, shown in any case. */
  readonly children?: ReactNode;
}

/** One way to pay; the whole card is the radio's label, big enough for a glove. */
export function MethodCard({ value, title, text, isChosen, children }: MethodCardProps) {
  return (
    <div className={classes['card']} data-chosen={isChosen}>
      <Radio
        value={value}
        label={
          <Stack gap={2} component="span">
            <Group gap="xs" component="span">
              <Text span fw={700}>
                {title}
              </Text>
            </Group>
            <Text span size="sm" c="dimmed">
              {text}
            </Text>
          </Stack>
        }
        classNames={{ labelWrapper: classes['label'] ?? '' }}
      />
      {children ? <div className={classes['more']}>{children}</div> : null}
    </div>
  );
}
