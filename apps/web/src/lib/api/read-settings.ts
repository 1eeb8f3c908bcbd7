import axios from 'axios';
import { webSettings, type WebSettings } from '@cursa/contracts/http/web-settings';

/** What the installation tells its pages; a file beside them, no call of a service. */
export async function readSettings(): Promise<WebSettings> {
  return webSettings.parse((await axios.get<unknown>('/settings.json')).data);
}
