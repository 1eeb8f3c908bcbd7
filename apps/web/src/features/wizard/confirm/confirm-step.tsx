import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { missingSteps } from '../draft/missing-steps.ts';
import { useBooking } from '../draft/use-booking.ts';
import { MissingNote } from '../frame/missing-note.tsx';
import { WizardFrame } from '../frame/wizard-frame.tsx';
import { PricePanel } from '../price/price-panel.tsx';
import { useEstimate } from '../price/use-estimate.ts';
import { confirmTexts } from './confirm-texts.ts';
import { ContactSummary } from './contact-summary.tsx';
import { ItemsSummary } from './items-summary.tsx';
import { PhotosSection } from './photos/photos-section.tsx';
import { RouteSummary } from './route-summary.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import { useSubmit } from './use-submit.ts';

/** Step 4, /parcelthird: everything once more, photos, and the order is posted (specification §2). */
export function ConfirmStep() {
  const t = useMessages(confirmTexts);
  const booking = useBooking();
  const { draft, patch } = booking;
  const price = useEstimate(draft);
  const quoteId = price.estimate?.quote_id ?? draft.quote_id;
  const { submit, sending, error } = useSubmit(booking, quoteId, price.retry);
  const [uploading, setUploading] = useState(false);
  const missing = missingSteps(draft, 'confirm');
  useEffect(() => {
    // Not once the order is posted: the draft is empty then and stays so.
    if (price.known && quoteId !== null && quoteId !== draft.quote_id) patch({ quote_id: quoteId });
  }, [price.known, quoteId, draft.quote_id, patch]);
  return (
    <WizardFrame
      step={4}
      title={t.title}
      lead={t.lead}
      aside={<PricePanel price={price} />}
      asideSticks={price.known}
    >
      <MissingNote draft={draft} steps={missing} />
      <RouteSummary draft={draft} />
      <ItemsSummary draft={draft} />
      <ContactSummary draft={draft} />
      <PhotosSection
        photos={draft.photos}
        onChange={(photos) => patch({ photos })}
        onUploading={setUploading}
      />
      <Stack gap="sm">
        <div role="alert">{error ? <SubmitFailure error={error} draft={draft} /> : null}</div>
        <Button size="lg" disabled={missing.length > 0 || uploading} loading={sending} onClick={submit}>
          {t.confirm}
        </Button>
        {missing.length > 0 || uploading ? (
          <Text size="sm" c="dimmed">
            {uploading ? t.sending : t.locked}
          </Text>
        ) : null}
      </Stack>
    </WizardFrame>
  );
}
