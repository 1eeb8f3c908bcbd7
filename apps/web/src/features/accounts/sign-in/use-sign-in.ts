import { useState } from 'react';
import { authApi } from '@cursa/contracts/http/auth';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { useSingleFlight } from '../../../components/fields/use-single-flight.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { useLocale, type Locale } from '../../../lib/i18n/locale.ts';
import { tellError, tellSuccess } from '../../../lib/notices/notices.ts';
import { keepSession } from '../../../lib/session/session-record.ts';

type Role = 'user' | 'driver';
interface Fault {
  /** The specification's alert. */
  readonly alert?: string;
  /** What stays at the form. */
  readonly inline?: string;
}

/**
 * Signs in and keeps who it is. Failures are told as specification §8 says: a refusal as an alert, for drivers a cut
 * line at the form in its own words.
 */
export function useSignIn(role: Role, onSignedIn: () => void) {
  const locale = useLocale();
  const [inline, setInline] = useState<string>();
  const call = useCall(authApi.signIn, {
    onSuccess: ({ account, session }) => {
      keepSession(account, session.expires_at);
      tellSuccess(literals.loginSuccessful);
      onSignedIn();
    },
    onError: (error) => {
      const fault = faultOf(error, role, locale);
      setInline(fault.inline);
      if (fault.alert) tellError(fault.alert, '');
    },
  });
  const start = useSingleFlight(call.mutateAsync, { once: true });
  return {
    inline,
    isPending: call.isPending || call.isSuccess,
    failed: call.isError,
    signIn: (given: { readonly email: string; readonly password: string }) => {
      setInline(undefined);
      start({ body: { ...given, role } });
    },
  };
}

function faultOf(error: Error, role: Role, locale: Locale): Fault {
  if (isProblem(error) && error.code === 'driver-not-activated')
    return { alert: literals.notActivated, inline: notActivatedHelp[locale] };
  // Too many attempts is no word about the password.
  if (isProblem(error) && error.status < 500 && error.status !== 429) return { alert: literals.invalidLogin };
  if (role === 'driver' && !(isProblem(error) && error.status === 429))
    return { inline: screenLiterals.driverLoginTransport };
  return { inline: describeError(error, locale).text };
}

const notActivatedHelp: Readonly<Record<Locale, string>> = {
  ro: 'Verificăm încă actele tale. Primești un e-mail imediat ce contul este activat.',
  en: 'We are still checking your documents. You get an e-mail as soon as the account is activated.',
};
