import type { OrderDetail } from '@cursa/contracts/http/booking';
import { StoneSteps } from '../../components/art/stone-steps.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

interface OrderProgressProps {
  readonly status: OrderDetail['status'];
  readonly isReserved: boolean;
}

/** How far the order has come, as stones along the road; an order that ended without a trip has none. */
export function OrderProgress({ status, isReserved }: OrderProgressProps) {
  const t = useMessages(detailTexts);
  if (status === 'Cancelled' || status === 'Expired') return null;
  const steps = [t.steps.open, t.steps.reserved, t.steps.accepted, t.steps.delivered];
  const open = isReserved ? 2 : 1;
  const current = status === 'Completed' ? steps.length + 1 : status === 'Accepted' ? 3 : open;
  return <StoneSteps steps={steps} current={current} doneText={t.done} label={t.stepsLabel} />;
}
