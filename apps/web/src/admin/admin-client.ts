import { createClient, type Client } from '@cursa/api-client/client';
import { fetchTransport, type Transport } from '@cursa/api-client/transport';
import { authApi } from '@cursa/contracts/http/auth';
import { forgetAdmin } from './admin-session.ts';

/**
 * The client of the administrators' pages. Their session is not renewed: when it has ended, or a member has signed in
 * with this browser meanwhile, the sign-in comes back.
 */
export function adminClient(transport: Transport = fetchTransport()): Client {
  return createClient({
    baseUrl: '',
    transport: async (request) => {
      const response = await transport(request);
      const isDead = response.status === 401 || response.status === 403;
      if (isDead && request.url !== authApi.adminSignIn.path) forgetAdmin();
      return response;
    },
  });
}
