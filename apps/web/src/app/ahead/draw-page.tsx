import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '../../components/providers.tsx';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { drawFor, type Role } from '../../lib/session/session-record.ts';
import { Screens } from '../app.tsx';

/**
 * The markup of a screen before any call is answered, Romanian, for one role or for nobody (`guest`). Called by the
 * build only: browsers show it at once and then let React take it over (docs/decisions/0019).
 */
export async function drawPage(path: string, role: Role | 'guest'): Promise<string> {
  drawFor(role === 'guest' ? undefined : role);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers client={noCalls} queries={createQueryClient()}>
        <StaticRouter location={path}>
          <Screens />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // One piece: parts sent later would need scripts in the page, which its security policy refuses.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} cannot be drawn ahead`, { cause: failures[0] });
  const control = CONTROL.exec(markup)?.[0];
  if (control) throw new Error(`${path} draws ${control} ahead, which would answer to nobody; see useIsLive`);
  return markup;
}

/** What loses a press or a letter before React has taken it over. Links work by themselves. */
const CONTROL = /<(button|form|input|select|textarea)\b[^>]*>/;

const noCalls = {
  call: () => Promise.reject(new Error('Nothing is asked of the server while a page is drawn ahead')),
};
