import { RouteSketch } from '../../../components/map/route-sketch.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stepPath } from '../draft/missing-steps.ts';
import { stopOf } from '../draft/stop-of.ts';
import { Section } from '../frame/section.tsx';
import { confirmTexts } from './confirm-texts.ts';
import { EditLink } from './edit-link.tsx';
import { FactList } from './fact-list.tsx';
import classes from './route-summary.module.css';

/** From where to where, read-only, with the sketch of the way. */
export function RouteSummary({ draft }: { readonly draft: BookingDraft }) {
  const t = useMessages(confirmTexts);
  const [from, to] = [stopOf(draft, 'pickup'), stopOf(draft, 'dropoff')];
  return (
    <Section title={t.route} action={<EditLink to={stepPath('location', draft)} what={t.route} />}>
      <div className={classes['route']}>
        <FactList
          facts={[
            [t.pickup, draft.pickupaddress],
            [t.pickupMore, draft.pickup_additionalAddress],
            [t.dropoff, draft.dropoffaddress],
            [t.dropoffMore, draft.dropoff_additionalAddress],
          ]}
        />
        {from && to ? <RouteSketch from={from} to={to} className={classes['sketch'] ?? ''} /> : null}
      </div>
    </Section>
  );
}
