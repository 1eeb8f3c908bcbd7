import { useState } from 'react';
import { pricingApi } from '@cursa/contracts/http/pricing';
import type { LatLng } from '../../../components/map/map-types.ts';
import { useApi } from '../../../lib/api/api-context.tsx';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stopFields, type Side } from '../draft/stop-of.ts';

const messages = defineMessages({
  ro: { abroad: 'Acolo nu ajungem încă: alege un loc din România.' },
  en: { abroad: 'We do not go there yet: choose a place in Romania.' },
});

/** Fills one end of the trip from a point of the map or of the device: the named place nearest to it, at that point. */
export function useSetByPoint(patch: (part: Partial<BookingDraft>) => void) {
  const client = useApi();
  const locale = useLocale();
  const t = useMessages(messages);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const set = async (side: Side, at: LatLng): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      const query = { latitude: String(at.latitude), longitude: String(at.longitude) };
      const { place } = await client.call(pricingApi.nearestPlace, { query });
      if (place) patch(stopFields(side, place.label, at));
      else setFault(t.abroad);
    } catch (error) {
      setFault(describeError(error, locale).text);
    } finally {
      setBusy(false);
    }
  };
  return { set, busy, fault };
}
