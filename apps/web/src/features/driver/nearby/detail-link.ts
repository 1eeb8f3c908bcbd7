import { paths, withQuery } from '../../../lib/paths/paths.ts';

/** /deliveryDetail of a row. */
export function detailLink({ order_id }: { readonly order_id: string }): string {
  return withQuery(paths.deliveryDetail, { order_id });
}
