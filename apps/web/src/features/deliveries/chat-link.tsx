import { screenLiterals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { LinkButton } from '../../components/link-button.tsx';
import { paths, withQuery } from '../../lib/paths/paths.ts';

interface ChatLinkProps {
  readonly order: Pick<OrderDetail, 'order_id' | 'status' | 'driver'>;
  readonly isFeePaid: boolean;
}

/** The chat with the chosen driver: while accepted, and after completion only where a platform fee was paid (specification §4). */
export function ChatLink({ order, isFeePaid }: ChatLinkProps) {
  const isOpen = order.status === 'Accepted' || (order.status === 'Completed' && isFeePaid);
  if (!isOpen || !order.driver) return null;
  const to = withQuery(paths.userChat, { driver_id: order.driver.driver_id, order_id: order.order_id });
  return (
    <LinkButton to={to} fullWidth size="lg" variant={order.status === 'Accepted' ? 'filled' : 'default'}>
      {screenLiterals.chat}
    </LinkButton>
  );
}
