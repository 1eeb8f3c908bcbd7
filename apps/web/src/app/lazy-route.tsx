import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

type Load = () => Promise<{ readonly Component: ComponentType }>;

const loads = new Map<string, Load>();

/** A route whose code is fetched when it is first gone to. */
export function lazyRoute(path: string, load: Load): RouteObject {
  loads.set(`/${path}`, load);
  const Screen = lazy(() => load().then(({ Component }) => ({ default: Component })));
  return { path, element: <Screen /> };
}

/** Fetches a screen's code ahead of time, when a pointer or the focus comes to its link. */
export function preloadRoute(path: string): void {
  void loads
    .get(path.split(/[?#]/, 1)[0] ?? '')?.()
    .catch(() => undefined);
}
