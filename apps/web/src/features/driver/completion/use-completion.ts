import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { bookingApi } from '@cursa/contracts/http/booking';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../lib/api/use-call.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { tellError, tellSuccess } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { signatureDraft, signatureKey } from './signature-draft.ts';

export type SignatureWay = 'drawn' | 'typed';
const STALE = [bookingApi.orderDetail, bookingApi.listTrips, paymentsApi.earnings, paymentsApi.orderMoney];
/** As on the server: a name has at least one letter. */
const isName = (text: string): boolean => /\p{L}/u.test(text);

/** The signature and the call it belongs to; whatever happens to the line, the signature stays until it is received. */
export function useCompletion(orderId: string) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { draft, keep, clear } = useDraft(signatureKey(orderId), signatureDraft);
  const [way, setWay] = useState<SignatureWay>(draft && !draft.drawn && draft.typed ? 'typed' : 'drawn');
  const [isMissing, setIsMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const call = useCall(bookingApi.completeOrder, {
    stale: STALE,
    onSuccess: () => {
      clear();
      tellSuccess(literals.deliveryCompleted);
      void navigate(paths.currentTrips, { replace: true });
    },
    onError: (error) => tellError(describeError(error, locale).text),
  });
  const signature = draft ?? { drawn: '', typed: '' };
  const chosen = signature[way];
  const isSigned = way === 'drawn' ? chosen !== '' : isName(chosen);

  const complete = () => {
    if (call.isPending) return;
    setIsMissing(!isSigned);
    if (isSigned) {
      call.mutate({ params: { order_id: orderId }, body: { signature: chosen.trim() } });
      return;
    }
    tellError(literals.signatureRequired);
    place.current?.scrollIntoView({ block: 'center' });
    place.current
      ?.querySelector<HTMLElement>('input[type="text"], input:checked')
      ?.focus({ preventScroll: true });
  };
  return {
    way,
    setWay: (next: SignatureWay) => {
      setWay(next);
      setIsMissing(false);
    },
    signature,
    sign: (value: string) => {
      keep({ ...signature, [way]: value });
      setIsMissing(false);
    },
    fault: isMissing && !isSigned ? screenLiterals.enterSignature : undefined,
    error: call.error,
    isPending: call.isPending,
    complete,
    place,
  };
}
export type Completion = ReturnType<typeof useCompletion>;
