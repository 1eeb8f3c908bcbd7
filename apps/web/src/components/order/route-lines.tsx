import { Stack, Text } from '@mantine/core';
import { useMessages } from '../../lib/i18n/messages.ts';
import { orderTexts } from './order-texts.ts';
import classes from './route-lines.module.css';

interface Stop {
  readonly address: string;
  /** Street, number, block, staircase, apartment. */
  readonly additional?: string;
}

/** The two ends of a delivery, one under the other, joined by a line. */
export function RouteLines({ from, to }: { readonly from: Stop; readonly to: Stop }) {
  const t = useMessages(orderTexts);
  const ends = [
    { label: t.pickup, letter: 'A', ...from },
    { label: t.dropoff, letter: 'B', ...to },
  ];
  return (
    <Stack component="dl" gap="md" m={0} className={classes['route']}>
      {ends.map(({ label, letter, address, additional }) => (
        <div key={letter} className={classes['end']} data-letter={letter}>
          <Text component="dt" size="sm" c="dimmed" lh={1.3}>
            {label}
          </Text>
          <Text component="dd" m={0} fw={600} lh={1.35}>
            {address}
            {additional ? (
              <Text span display="block" fw={400}>
                {additional}
              </Text>
            ) : null}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
