import { Text } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { formatInstant } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import type { DriverReview } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';
import classes from './drivers.module.css';

interface DriverListProps {
  readonly drivers: readonly DriverReview[];
  readonly openedId: string;
  readonly onOpen: (driverId: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The drivers to choose from. The letters work in the list only, so that nothing happens while something is typed. */
export function DriverList({ drivers, openedId, onOpen }: DriverListProps) {
  const t = useMessages(driverTexts);
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const step = (event: KeyboardEvent, index: number) => {
    const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key];
    const next = by === undefined ? undefined : drivers[index + by];
    if (by === undefined) return;
    event.preventDefault();
    if (!next) return;
    onOpen(next.driver_id);
    list.current?.querySelectorAll('button')[index + by]?.focus();
  };
  return (
    <div className={classes.aside}>
      <ul ref={list} className={classes.list} aria-label={t.list}>
        {drivers.map(({ driver_id, first_name, last_name, address, registered_at }, index) => (
          <li key={driver_id}>
            <button
              type="button"
              className={classes.entry}
              data-driver-entry
              aria-current={driver_id === openedId}
              onClick={() => onOpen(driver_id)}
              onKeyDown={(event) => step(event, index)}
            >
              <Text component="span" display="block" fw={700}>
                {first_name} {last_name}
              </Text>
              <Text component="span" display="block" size="sm" className={classes.soft}>
                {address}
              </Text>
              <Text component="span" display="block" size="sm" className={classes.soft}>
                {formatInstant(registered_at, locale)}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" visibleFrom="md" mt="xs">
        {t.keys}
      </Text>
    </div>
  );
}
