import axios from 'axios';
import { createClient, type Client } from '@cursa/api-client/client';
import { axiosTransport, type Transport } from '@cursa/api-client/transport';
import { keepSessionAlive } from './keep-session-alive.ts';

/** Longer than the slowest call of the server; a photo on a weak line travels by its own upload with progress. */
const TIMEOUT_MS = 30_000;

/** Calls the gateway this page came from. `request` serves tests that bring their own transport. */
export function browserClient(
  transport: Transport = axiosTransport(axios.create({ timeout: TIMEOUT_MS })),
): Client {
  return createClient({ baseUrl: '', transport: keepSessionAlive(transport) });
}
