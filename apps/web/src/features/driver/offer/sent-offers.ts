const KEY = 'sentOffers';
const MOST = 200;

/** Orders this driver has sent an offer for, newest first; ids only (specification §4, decision 10). */
export function readSentOffers(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSentOffer(orderId: string): void {
  const others = readSentOffers().filter((id) => id !== orderId);
  localStorage.setItem(KEY, JSON.stringify([orderId, ...others].slice(0, MOST)));
}
