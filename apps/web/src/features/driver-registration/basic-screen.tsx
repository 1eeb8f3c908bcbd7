import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { focusFirstFault } from '../../components/fields/focus-first-fault.ts';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useDriverDraft } from './driver-draft.ts';
import { DriverFrame } from './driver-frame.tsx';
import { driverSchemas } from './driver-schemas.ts';
import { driverTexts } from './driver-texts.ts';

/** Step 1: who the driver is; messages after the first attempt to go on (specification §5). */
export function BasicScreen() {
  const t = useMessages(driverTexts);
  const navigate = useNavigate();
  const { draft, keep } = useDriverDraft();
  const { firstname, lastname, email, phone } = draft;
  const schema = useMemo(() => driverSchemas(t).basic, [t]);
  const form = useForm({
    initialValues: { firstname, lastname, email, phone },
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => keep({ ...draft, ...values }),
  });
  return (
    <DriverFrame step="Basic" lead={t.basicLead}>
      <Card>
        <form
          noValidate
          onSubmit={form.onSubmit(
            () => void navigate(paths.createpasswordDriver),
            () => focusFirstFault(),
          )}
        >
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput
                required
                label={t.firstname}
                name="firstname"
                autoComplete="given-name"
                {...form.getInputProps('firstname')}
              />
              <TextInput
                required
                label={t.lastname}
                name="lastname"
                autoComplete="family-name"
                {...form.getInputProps('lastname')}
              />
            </SimpleGrid>
            <EmailField label={t.email} {...form.getInputProps('email')} />
            <PhoneField label={t.phone} description={t.phoneHint} {...form.getInputProps('phone')} />
            <Button type="submit" size="lg" fullWidth>
              {t.next}
            </Button>
            <TextLink to={paths.asDriver} ta="center" py={10}>
              {t.have}
            </TextLink>
          </Stack>
        </form>
      </Card>
    </DriverFrame>
  );
}
