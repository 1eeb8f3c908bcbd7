import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authApi } from '@cursa/contracts/http/auth';
import { literals } from '@cursa/contracts/legacy-literals';
import { useSingleFlight } from '../../../components/fields/use-single-flight.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { applyProblem } from '../../../lib/forms/apply-problem.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { tellError, tellSuccess } from '../../../lib/notices/notices.ts';
import { keepSession, readSession } from '../../../lib/session/session-record.ts';

interface ProfileValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly email: string;
}

/** Saves the profile; the header and this browser's record of the account follow at once. */
export function useUpdateProfile(
  form: { readonly setFieldError: (path: string, error: string) => void },
  onSaved: () => void,
) {
  const locale = useLocale();
  const queries = useQueryClient();
  const [note, setNote] = useState<string>();
  const call = useCall(authApi.updateMe, {
    onSuccess: (account) => {
      const session = readSession();
      if (session) keepSession(account, session.expires_at);
      queries.setQueryData([authApi.me.id, {}], account);
      onSaved();
      tellSuccess(literals.profileUpdated);
    },
    onError: (error) => {
      // Specification §8: a refusal as a popup; a cut line says at the form what happened.
      if (isProblem(error)) tellError(literals.profileFailed);
      setNote(applyProblem(form, error, locale, { first_name: 'firstname', last_name: 'lastname' }));
    },
  });
  const start = useSingleFlight(call.mutateAsync);
  return {
    note,
    isPending: call.isPending,
    update: (values: ProfileValues, photo: string | undefined) => {
      setNote(undefined);
      start({
        body: {
          first_name: values.firstname,
          last_name: values.lastname,
          phone: values.phone,
          email: values.email.trim(),
          ...(photo ? { profile_image_id: photo } : {}),
        },
      });
    },
  };
}
