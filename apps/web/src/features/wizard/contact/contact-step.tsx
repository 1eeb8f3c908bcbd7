import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { missingSteps } from '../draft/missing-steps.ts';
import { useBooking } from '../draft/use-booking.ts';
import { MissingNote } from '../frame/missing-note.tsx';
import { Section } from '../frame/section.tsx';
import { WizardFrame } from '../frame/wizard-frame.tsx';
import { PricePanel } from '../price/price-panel.tsx';
import { useEstimate } from '../price/use-estimate.ts';
import { contactTexts } from './contact-texts.ts';
import { CourierFields } from './courier-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { PickupFields } from './pickup-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Step 3, /parcelsecond: who, when, and what the courier should know (specification §2). */
export function ContactStep() {
  const t = useMessages(contactTexts);
  const navigate = useNavigate();
  const { draft, patch } = useBooking();
  const form = useContactForm(draft.bookingsecondValues, patch);
  const price = useEstimate(draft);
  const go = form.onSubmit((values) => {
    patch({ bookingsecondValues: values });
    void navigate(paths.parcelthird);
  });
  return (
    <WizardFrame
      step={3}
      title={screenLiterals.sendPackageTitle}
      lead={t.lead}
      aside={<PricePanel price={price} />}
      asideSticks={price.known}
    >
      <MissingNote draft={draft} steps={missingSteps(draft, 'contact')} />
      <form noValidate onSubmit={go}>
        <Stack gap="lg">
          <Section title={t.sender}>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <PersonFields who="sender" form={form} />
            </SimpleGrid>
          </Section>
          <Section title={t.receiver}>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <PersonFields who="receiver" form={form} />
            </SimpleGrid>
          </Section>
          <Section title={t.when}>
            <PickupFields form={form} />
          </Section>
          <Section title={t.courier}>
            <CourierFields form={form} />
          </Section>
          <Button type="submit" size="lg" disabled={!form.isValid()}>
            {screenLiterals.saveAndContinueStep2}
          </Button>
        </Stack>
      </form>
    </WizardFrame>
  );
}
