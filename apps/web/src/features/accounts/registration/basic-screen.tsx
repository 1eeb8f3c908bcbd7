import { Button, Radio, SimpleGrid, Stack, TextInput, Group } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmailField } from '../../../components/fields/email-field.tsx';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { basicSchema } from './basic-schema.ts';
import { RegistrationFrame } from './registration-frame.tsx';
import { registrationTexts } from './registration-texts.ts';
import { emptySender, useSenderDraft } from './sender-draft.ts';

/**
 * Step 1: who registers (specification §5: messages at the fields, next disabled while invalid). The short way, from
 * /information-user, is for persons only and leaves the address for later.
 */
export function BasicScreen({ short = false }: { readonly short?: boolean }) {
  const t = useMessages(registrationTexts);
  const navigate = useNavigate();
  const { draft = emptySender, keep } = useSenderDraft();
  const { user_type, business_name, firstname, lastname, email, phone } = draft;
  const schema = useMemo(() => basicSchema(t.businessMissing), [t]);
  const form = useForm({
    initialValues: { user_type: short ? '1' : user_type, business_name, firstname, lastname, email, phone },
    validateInputOnBlur: true,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => keep({ ...draft, ...values }),
  });
  const goOn = (values: typeof form.values) => {
    keep({ ...draft, ...values, user_type: values.user_type === '3' ? '3' : '1' });
    void navigate(short ? paths.createpasswordUser : paths.informationDetails);
  };
  return (
    <RegistrationFrame step={1} short={short} lead={t.basicLead}>
      <form noValidate onSubmit={form.onSubmit(goOn)}>
        <Stack gap="md">
          {short ? null : (
            <Radio.Group label={t.type} name="user_type" {...form.getInputProps('user_type')}>
              <Group gap="lg" py="xs">
                <Radio value="1" label={t.person} />
                <Radio value="3" label={t.business} />
              </Group>
            </Radio.Group>
          )}
          {form.values.user_type === '3' ? (
            <TextInput
              required
              label={t.businessName}
              name="business_name"
              autoComplete="organization"
              {...form.getInputProps('business_name')}
            />
          ) : null}
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
          <Button type="submit" size="lg" disabled={!form.isValid()} fullWidth>
            {t.next}
          </Button>
          <TextLink to={paths.asUser} ta="center" py={10}>
            {t.have}
          </TextLink>
        </Stack>
      </form>
    </RegistrationFrame>
  );
}
