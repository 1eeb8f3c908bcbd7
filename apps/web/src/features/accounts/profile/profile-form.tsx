import { Button, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { OwnAccount } from '@cursa/contracts/http/auth';
import { email as emailField, phone as phoneField } from '@cursa/contracts/http/common';
import { literals } from '@cursa/contracts/legacy-literals';
import { Card } from '../../../components/card.tsx';
import { EmailField } from '../../../components/fields/email-field.tsx';
import { focusFirstFault } from '../../../components/fields/focus-first-fault.ts';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { FormNote } from '../../../components/form-note.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tellError } from '../../../lib/notices/notices.ts';
import { AvatarField } from './avatar-field.tsx';
import { profileTexts } from './profile-texts.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** Names, phone, e-mail and photo; saved together by the update button. */
export function ProfileForm({ account }: { readonly account: OwnAccount }) {
  const t = useMessages(profileTexts);
  const [photo, setPhoto] = useState<string>();
  const form = useForm({
    initialValues: {
      firstname: account.first_name,
      lastname: account.last_name,
      phone: account.phone,
      email: account.email,
    },
    validate: {
      firstname: (value) => (value.trim() ? null : t.required),
      lastname: (value) => (value.trim() ? null : t.required),
      phone: (value) => (phoneField.safeParse(value).success ? null : t.phoneInvalid),
      email: (value) => (emailField.safeParse(value).success ? null : t.emailInvalid),
    },
  });
  const { update, isPending, note } = useUpdateProfile(form, () => setPhoto(undefined));
  const refuse = () => {
    tellError(literals.profileFailed);
    focusFirstFault();
  };
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit((values) => update(values, photo), refuse)}>
        <input type="hidden" name="user_id" value={account.account_id} />
        <Stack gap="md">
          <Title order={2} size="h3">
            {t.personal}
          </Title>
          <AvatarField account={account} onStored={setPhoto} waiting={photo !== undefined} />
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
          <PhoneField label={t.phone} inputMode="numeric" {...form.getInputProps('phone')} />
          <EmailField label={t.email} {...form.getInputProps('email')} />
          <FormNote text={note} />
          <Button type="submit" size="lg" loading={isPending}>
            {t.update}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
