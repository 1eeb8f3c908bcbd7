import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { fakeServer, type FakeServer } from './fake-client.ts';
import { renderWithin } from './render-within.tsx';

interface ShowOptions {
  readonly server?: FakeServer;
  /** Address the screen is opened at. */
  readonly at?: string;
}

/** Draws a screen as the application would, over a fake server; leaving it shows the new address as text. */
export function show(
  screen: ReactNode,
  { server = fakeServer({}), at = '/screen' }: ShowOptions = {},
): RenderResult {
  return renderWithin(
    at,
    server,
    <Routes>
      <Route path={`${at.split('?', 1)[0] ?? at}/*`} element={screen} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <div>went to {pathname + search}</div>;
}
