import type { OrderDetail } from '@cursa/contracts/http/booking';
import { ChatButton } from '../../components/order/chat-button.tsx';
import type { OpenChat } from '../../components/order/chat-party.ts';

interface ChatLinkProps {
  readonly order: Pick<OrderDetail, 'order_id' | 'status' | 'driver'>;
  readonly isFeePaid: boolean;
  readonly onChat?: OpenChat | undefined;
}

/** The chat with the chosen driver: while accepted, and after completion only where a platform fee was paid (specification §4). */
export function ChatLink({ order, isFeePaid, onChat }: ChatLinkProps) {
  const isOpen = order.status === 'Accepted' || (order.status === 'Completed' && isFeePaid);
  if (!isOpen || !order.driver) return null;
  const { driver_id, first_name, last_name } = order.driver;
  return (
    <ChatButton
      party={{ driverId: driver_id, orderId: order.order_id, firstname: first_name, lastname: last_name }}
      onChat={onChat}
      fullWidth
      size="lg"
      variant={order.status === 'Accepted' ? 'filled' : 'default'}
    />
  );
}
