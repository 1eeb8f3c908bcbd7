import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { paths, withQuery } from '../../lib/paths/paths.ts';

/** Where a row leads and in which words: active ones to /viewdetails, past ones to /trip (specification §2). */
export function deliveryLink(order_id: string, scope: 'active' | 'history') {
  return scope === 'active'
    ? { to: withQuery(paths.viewdetails, { order_id }), label: screenLiterals.viewDetails }
    : { to: withQuery(paths.trip, { order_id }), label: screenLiterals.details };
}
