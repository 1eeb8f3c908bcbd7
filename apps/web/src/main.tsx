import { StrictMode } from 'react';
import { App } from './app/app.tsx';
import { Providers } from './components/providers.tsx';
import { lazyClient } from './lib/api/lazy-client.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { show } from './lib/browser/show.ts';
import { applyLocale } from './lib/i18n/locale.ts';

applyLocale();
const root = document.getElementById('root');
if (root)
  show(
    root,
    <StrictMode>
      <Providers client={lazyClient()} queries={createQueryClient()}>
        <App />
      </Providers>
    </StrictMode>,
  );

// After the first screen, so that the worker's files never wait in front of it.
if (import.meta.env.PROD)
  addEventListener(
    'load',
    () => void import('./lib/pwa/register-worker.ts').then(({ registerWorker }) => registerWorker()),
  );

// Messages and dialogs may be about a line that is gone: their code is fetched with the first touch or key, while there
// is one.
const fetchAhead = (): void => {
  const needed = [import('./lib/notices/notice-board.tsx'), import('./components/dialog-frame.tsx')];
  void Promise.allSettled(needed);
};
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, fetchAhead, { once: true });
