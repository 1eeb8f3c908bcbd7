import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.tsx';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { counties } from './counties.ts';
import { countries, countryName } from './countries.ts';
import { MissingBasics } from './missing-basics.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { registrationTexts } from './registration-texts.ts';
import { emptySender, useSenderDraft } from './sender-draft.ts';

/** Step 2: the address. The specification asks for it without requiring any of its parts. */
export function AddressScreen() {
  const t = useMessages(registrationTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { draft = emptySender, keep } = useSenderDraft();
  const { country_code, state, city, street } = draft;
  const form = useForm({
    initialValues: { country_code, state, city, street },
    onValuesChange: (values) => keep({ ...draft, ...values }),
  });
  const isRomania = form.values.country_code === 'RO';
  const options = countries.map(({ code, phone }) => ({
    value: code,
    label: `${countryName(code, locale)} (${phone})`,
  }));
  return (
    <RegistrationFrame step={2} lead={t.addressLead} note={<MissingBasics draft={draft} />}>
      <form noValidate onSubmit={form.onSubmit(() => void navigate(paths.userDetails))}>
        <Stack gap="md">
          <NativeSelect
            label={t.country}
            name="country_name"
            autoComplete="country"
            data={options}
            {...form.getInputProps('country_code')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label={isRomania ? t.state : t.stateAbroad}
              name="state"
              autoComplete="address-level1"
              maxLength={60}
              list={isRomania ? 'counties' : undefined}
              {...form.getInputProps('state')}
            />
            <TextInput
              label={t.city}
              name="city"
              autoComplete="address-level2"
              maxLength={80}
              {...form.getInputProps('city')}
            />
          </SimpleGrid>
          <datalist id="counties">
            {counties.map((county) => (
              <option key={county} value={county} />
            ))}
          </datalist>
          <TextInput
            label={t.street}
            name="address"
            autoComplete="street-address"
            maxLength={150}
            {...form.getInputProps('street')}
          />
          <Group grow>
            <LinkButton to={paths.informationBussiness} variant="default" size="lg">
              {t.back}
            </LinkButton>
            <Button type="submit" size="lg">
              {t.next}
            </Button>
          </Group>
        </Stack>
      </form>
    </RegistrationFrame>
  );
}
