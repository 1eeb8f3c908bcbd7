import { SegmentedControl, Stack, Text, Title, useMantineColorScheme } from '@mantine/core';
import { Card } from '../../../components/card.tsx';
import { chooseLocale, useLocale, type Locale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { MailPreference } from './mail-preference.tsx';
import { profileTexts } from './profile-texts.ts';
import { usePreferences } from './use-preferences.ts';

/** Language and colours, of this browser and open to everybody; e-mails, of the account. */
export function PreferencesCard({ signedIn }: { readonly signedIn: boolean }) {
  const t = useMessages(profileTexts);
  const locale = useLocale();
  const preferences = usePreferences(signedIn);
  const choose = (chosen: Locale) => {
    chooseLocale(chosen);
    if (preferences.current) preferences.save({ email: preferences.current.email, locale: chosen });
  };
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t.settings}
        </Title>
        <div>
          <Text fw={600} mb={6} id="language">
            {t.language}
          </Text>
          <SegmentedControl
            fullWidth
            size="md"
            aria-labelledby="language"
            value={locale}
            onChange={(value) => choose(value as Locale)}
            data={[
              { value: 'ro', label: 'Română' },
              { value: 'en', label: 'English' },
            ]}
          />
        </div>
        <div>
          <Text fw={600} mb={6} id="colours">
            {t.colours}
          </Text>
          <SegmentedControl
            fullWidth
            size="md"
            aria-labelledby="colours"
            value={colorScheme}
            onChange={(value) => setColorScheme(value as typeof colorScheme)}
            data={[
              { value: 'auto', label: t.auto },
              { value: 'light', label: t.light },
              { value: 'dark', label: t.dark },
            ]}
          />
        </div>
        {signedIn ? <MailPreference preferences={preferences} locale={locale} /> : null}
      </Stack>
    </Card>
  );
}
