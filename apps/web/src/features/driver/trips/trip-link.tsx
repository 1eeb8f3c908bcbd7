import { LinkButton } from '../../../components/link-button.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../../lib/paths/paths.ts';
import { tripsTexts } from './trips-texts.ts';
import type { OrderRow } from '@cursa/contracts/http/booking';

interface TripLinkProps {
  readonly trip: OrderRow;
  readonly isMain?: boolean;
}

/** To the trip's page; the name of the link tells trips apart when links are listed. */
export function TripLink({ trip, isMain = false }: TripLinkProps) {
  const t = useMessages(tripsTexts);
  return (
    <LinkButton
      to={withQuery(paths.deliveryDetail, { order_id: trip.order_id })}
      variant={isMain ? 'filled' : 'default'}
      size={isMain ? 'xl' : 'lg'}
      fullWidth
      aria-label={`${t.columns.details}: ${trip.pickup_address}`}
    >
      {t.columns.details}
    </LinkButton>
  );
}
