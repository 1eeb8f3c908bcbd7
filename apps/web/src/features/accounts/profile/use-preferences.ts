import { notificationsApi } from '@cursa/contracts/http/notifications';
import { useCall } from '../../../lib/api/use-call.ts';
import { useRead } from '../../../lib/api/use-read.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tellSuccess } from '../../../lib/notices/notices.ts';
import { profileTexts } from './profile-texts.ts';

interface Choice {
  readonly email: boolean;
  readonly locale: Locale;
}

export type Preferences = ReturnType<typeof usePreferences>;

/** How the account wants to be told: by e-mail or not, and in which language. While a change travels it is shown as made. */
export function usePreferences(signedIn: boolean) {
  const t = useMessages(profileTexts);
  const read = useRead(notificationsApi.preferences, {}, { enabled: signedIn });
  const call = useCall(notificationsApi.setPreferences, {
    stale: [notificationsApi.preferences],
    onSuccess: () => tellSuccess(t.saved),
  });
  const travelling = call.isPending ? call.variables.body : undefined;
  return {
    current: travelling ?? read.data,
    isPending: call.isPending,
    error: call.error ?? read.error,
    save: (choice: Choice) => call.mutate({ body: choice }),
    retry: () => (call.variables ? call.mutate(call.variables) : void read.refetch()),
  };
}
