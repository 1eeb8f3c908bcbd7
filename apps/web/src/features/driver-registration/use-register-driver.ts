import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { authApi } from '@cursa/contracts/http/auth';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { useSingleFlight } from '../../components/fields/use-single-flight.ts';
import { advisePassword } from '../../components/passwords/advise-password.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { isProblem } from '../../lib/errors/is-problem.ts';
import { tellError, tellSuccess } from '../../lib/notices/notices.ts';
import { paths } from '../../lib/paths/paths.ts';
import { keepSession } from '../../lib/session/session-record.ts';
import { settingsQuery } from '../../lib/settings/settings.ts';
import { driverBody } from './driver-body.ts';
import type { DriverDraft } from './driver-draft.ts';
import { rememberPassword } from './password-memory.ts';

/**
 * Registers a driver, who is then signed in with a session that may look but not offer yet (decision 7), and leads to
 * the list of requests. The version of the terms that was ticked goes along.
 */
export function useRegisterDriver(onRegistered: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: call } = useCall(authApi.registerDriver);
  const { mutateAsync, ...state } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ draft, password }: { readonly draft: DriverDraft; readonly password: string }) => {
      const { terms_version: version } = await queries.query({
        ...settingsQuery,
        staleTime: 'static',
      });
      return call({ body: driverBody(draft, password, version) });
    },
    onSuccess: (answer) => {
      onRegistered();
      rememberPassword(undefined);
      keepSession(answer.account, answer.session.expires_at);
      tellSuccess(literals.driverRegistrationSuccess);
      advisePassword(answer);
      void navigate(paths.driverOffers);
    },
    onError: (error) =>
      isProblem(error)
        ? tellError(literals.driverRegistrationFailed, screenLiterals.errorTitle)
        : tellError(screenLiterals.driverRegistrationTransport, ''),
  });
  return { ...state, register: useSingleFlight(mutateAsync, { once: true }) };
}
