import { Switch } from '@mantine/core';
import { FailureNote } from '../../../components/failure-note.tsx';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { profileTexts } from './profile-texts.ts';
import type { Preferences } from './use-preferences.ts';

interface MailPreferenceProps {
  readonly preferences: Preferences;
  readonly locale: Locale;
}

/** Whether e-mails are wanted; they come in the language that is chosen beside it. */
export function MailPreference({ preferences, locale }: MailPreferenceProps) {
  const t = useMessages(profileTexts);
  const { current, isPending, save, error, retry } = preferences;
  return (
    <>
      <Switch
        size="md"
        name="email_notifications"
        label={t.mail}
        description={t.mailText}
        checked={current?.email ?? true}
        disabled={current === undefined || isPending}
        onChange={(event) => save({ email: event.currentTarget.checked, locale })}
      />
      {error ? <FailureNote error={error} onRetry={retry} /> : null}
    </>
  );
}
