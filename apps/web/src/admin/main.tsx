import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from '../components/providers.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { applyLocale } from '../lib/i18n/locale.ts';
import { AdminApp } from './admin-app.tsx';
import { adminClient } from './admin-client.ts';

applyLocale();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Providers client={adminClient()} queries={createQueryClient()}>
        <BrowserRouter basename="/admin">
          <AdminApp />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
