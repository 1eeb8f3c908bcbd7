import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { vehicleTypes } from '@cursa/contracts/catalogues/vehicle-types';
import { Card } from '../../components/card.tsx';
import { focusFirstFault } from '../../components/fields/focus-first-fault.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { isIban, tidyIban } from './check-iban.ts';
import { useDriverDraft } from './driver-draft.ts';
import { DriverFrame } from './driver-frame.tsx';
import { driverSchemas } from './driver-schemas.ts';
import { driverTexts } from './driver-texts.ts';
import { StepButtons } from './step-buttons.tsx';

/** Step 3: the vehicle and the account that the money goes to. A doubtful IBAN is pointed out, never refused. */
export function VehicleScreen() {
  const t = useMessages(driverTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { draft, keep } = useDriverDraft();
  const { vehicleType, vehicleNumber, driverLicense, address, bankAccount } = draft;
  const schema = useMemo(() => driverSchemas(t).vehicle, [t]);
  const form = useForm({
    initialValues: { vehicleType, vehicleNumber, driverLicense, address, bankAccount },
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => keep({ ...draft, ...values }),
  });
  const number = form.getInputProps('vehicleNumber');
  const bank = form.getInputProps('bankAccount');
  const isDoubtful = form.values.bankAccount.length >= 15 && !isIban(form.values.bankAccount);
  return (
    <DriverFrame step="Vehicle" lead={t.vehicleLead}>
      <Card>
        <form
          noValidate
          onSubmit={form.onSubmit(
            () => void navigate(paths.driverCompany),
            () => focusFirstFault(),
          )}
        >
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <NativeSelect
                required
                label={t.vehicleType}
                name="vehicle_type"
                data={vehicleTypes.map(({ value, label }) => ({ value, label: label[locale] }))}
                {...form.getInputProps('vehicleType')}
              />
              <TextInput
                required
                label={t.vehicleNumber}
                name="vehicle_reg_no"
                placeholder="CJ 12 ABC"
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={20}
                {...number}
                onChange={(event) =>
                  form.setFieldValue('vehicleNumber', event.currentTarget.value.toUpperCase())
                }
              />
            </SimpleGrid>
            <TextInput
              required
              label={t.driverLicense}
              name="licence_number"
              autoComplete="off"
              maxLength={60}
              {...form.getInputProps('driverLicense')}
            />
            <TextInput
              required
              label={t.address}
              description={t.addressHint}
              name="address"
              autoComplete="street-address"
              maxLength={300}
              {...form.getInputProps('address')}
            />
            <div>
              <TextInput
                required
                label={t.bankAccount}
                description={t.bankHint}
                name="bank_account"
                placeholder="RO49AAAA1B31007593840000"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...bank}
                onChange={(event) => form.setFieldValue('bankAccount', tidyIban(event.currentTarget.value))}
              />
              <div role="status">{isDoubtful ? <Text size="sm">⚠ {t.ibanDoubt}</Text> : null}</div>
            </div>
            <StepButtons back={paths.createpasswordDriver} />
          </Stack>
        </form>
      </Card>
    </DriverFrame>
  );
}
