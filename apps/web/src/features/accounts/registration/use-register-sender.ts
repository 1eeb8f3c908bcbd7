import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { authApi } from '@cursa/contracts/http/auth';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { useSingleFlight } from '../../../components/fields/use-single-flight.ts';
import { advisePassword } from '../../../components/passwords/advise-password.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { tellError, tellSuccess } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { settingsQuery } from '../../../lib/settings/settings.ts';
import { senderBody } from './sender-body.ts';
import { useSenderDraft, type SenderDraft } from './sender-draft.ts';

/**
 * Registers a sender and leads to the sign-in. The version of the terms that was ticked goes along, so without the
 * settings there is no registration.
 */
export function useRegisterSender() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { clear } = useSenderDraft();
  const { mutateAsync: call } = useCall(authApi.registerSender);
  const { mutateAsync, ...state } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ draft, password }: { readonly draft: SenderDraft; readonly password: string }) => {
      const { terms_version: version } = await queries.query({
        ...settingsQuery,
        staleTime: 'static',
      });
      return call({ body: senderBody(draft, password, version) });
    },
    onSuccess: (answer) => {
      clear();
      tellSuccess(literals.registrationSuccess);
      advisePassword(answer);
      void navigate(paths.asUser);
    },
    onError: (error) =>
      tellError(isProblem(error) ? literals.registrationFailed : screenLiterals.registrationTransport, ''),
  });
  return { ...state, register: useSingleFlight(mutateAsync, { once: true }) };
}
