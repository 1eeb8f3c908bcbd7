import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingApi } from '@cursa/contracts/http/booking';
import { literals } from '@cursa/contracts/legacy-literals';
import { useCall } from '../../../lib/api/use-call.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { tellSuccess } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { orderBody } from '../draft/order-body.ts';
import type { Booking } from '../draft/use-booking.ts';

/** Posts the order once, however often it is pressed; the draft goes when the server has it (specification §8). */
export function useSubmit({ draft, patch, clear }: Booking, quoteId: string | null, onQuoteDead: () => void) {
  const navigate = useNavigate();
  const underway = useRef(false);
  const call = useCall(bookingApi.createOrder, {
    stale: [bookingApi.listOrders],
    onSuccess: ({ order_id }) => {
      clear();
      tellSuccess(literals.orderSubmitted);
      void navigate(paths.home, { state: { posted: order_id } });
    },
    onError: (error) => {
      if (!isProblem(error) || error.code !== 'quote-invalid') return;
      patch({ quote_id: null });
      onQuoteDead();
    },
  });
  const submit = () => {
    const body = orderBody(draft, quoteId);
    if (!body || underway.current) return;
    underway.current = true;
    call.mutate({ body }, { onSettled: () => void (underway.current = false) });
  };
  return { submit, sending: call.isPending, error: call.error };
}
