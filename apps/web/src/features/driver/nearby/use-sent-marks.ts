import { offersApi, type Offer } from '@cursa/contracts/http/offers';
import { useMemo } from 'react';
import { useRead } from '../../../lib/api/use-read.ts';
import { readSentOffers } from '../offer/sent-offers.ts';

/** What this driver did about a delivery: an offer that stands, or one sent earlier from this browser that no longer does. */
export type SentMark = Pick<Offer, 'state' | 'price_minor'> | 'earlier' | undefined;

const REFRESH_MS = 30_000;

export type MarkOf = (orderId: string) => SentMark;

/** Ready as soon as the offers are known or cannot be read. */
export function useSentMarks(): { readonly markOf: MarkOf; readonly isReady: boolean } {
  const { data, isPending } = useRead(
    offersApi.myOffers,
    { query: { limit: 200 } },
    { refetchInterval: REFRESH_MS },
  );
  const offers = data?.offers;
  const markOf = useMemo((): MarkOf => {
    const standing = new Map(offers?.map((offer) => [offer.order_id, offer]));
    const sent = new Set(readSentOffers());
    return (orderId) => standing.get(orderId) ?? (sent.has(orderId) ? 'earlier' : undefined);
  }, [offers]);
  return { markOf, isReady: !isPending };
}
