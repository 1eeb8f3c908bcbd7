import { Checkbox, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { focusFirstFault } from '../../components/fields/focus-first-fault.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useDriverDraft } from './driver-draft.ts';
import { DriverFrame } from './driver-frame.tsx';
import { driverSchemas } from './driver-schemas.ts';
import { driverTexts } from './driver-texts.ts';
import { StepButtons } from './step-buttons.tsx';

/** Step 4: the company; whether it is registered for VAT is the driver's word until the review (decision 20). */
export function CompanyScreen() {
  const t = useMessages(driverTexts);
  const navigate = useNavigate();
  const { draft, keep } = useDriverDraft();
  const { companyName, transportLicence, vatRegistered } = draft;
  const schema = useMemo(() => driverSchemas(t).company, [t]);
  const form = useForm({
    initialValues: { companyName, transportLicence, vatRegistered },
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => keep({ ...draft, ...values }),
  });
  return (
    <DriverFrame step="Company" lead={t.companyLead}>
      <Card>
        <form
          noValidate
          onSubmit={form.onSubmit(
            () => void navigate(paths.driverLicense),
            () => focusFirstFault(),
          )}
        >
          <Stack gap="md">
            <TextInput
              required
              label={t.companyName}
              name="Numele_firmei"
              autoComplete="organization"
              maxLength={200}
              {...form.getInputProps('companyName')}
            />
            <TextInput
              required
              label={t.transportLicence}
              name="Numarul_licentei_de_transport"
              autoComplete="off"
              maxLength={60}
              {...form.getInputProps('transportLicence')}
            />
            <Checkbox
              label={t.vat}
              description={t.vatHint}
              name="vat_registered"
              {...form.getInputProps('vatRegistered', { type: 'checkbox' })}
            />
            <StepButtons back={paths.vehicleInformation} />
          </Stack>
        </form>
      </Card>
    </DriverFrame>
  );
}
