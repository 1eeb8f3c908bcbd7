import { useMediaQuery } from '@mantine/hooks';
import { DeliveryCards } from './delivery-cards.tsx';
import type { DeliveryRowsProps } from './delivery-rows-props.ts';
import { DeliveryTable } from './delivery-table.tsx';

/** A table where it fits, cards on a phone. */
export function DeliveryRows(props: DeliveryRowsProps) {
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  return isWide ? <DeliveryTable {...props} /> : <DeliveryCards {...props} />;
}
