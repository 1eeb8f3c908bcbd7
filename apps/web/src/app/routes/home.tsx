import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { useIdle } from '../../lib/browser/use-idle.ts';
import { LocationStep } from '../../features/wizard/location/location-step.tsx';

const HomeSections = lazy(() =>
  import('../../features/pages/home-sections.tsx').then((pages) => ({ default: pages.HomeSections })),
);

/** The first step of a booking, and below it what Cursa is, which is fetched after the step is there. */
export function Component() {
  const isIdle = useIdle();
  return (
    <>
      <LocationStep />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>{isIdle ? <HomeSections /> : null}</Suspense>
      </ErrorBoundary>
    </>
  );
}
