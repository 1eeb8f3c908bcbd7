import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { useSignInAgain } from '../../lib/session/sign-in-again.ts';

const Form = lazy(() =>
  import('../../features/accounts/sign-in/sign-in-again-form.tsx').then(({ SignInAgainForm }) => ({
    default: SignInAgainForm,
  })),
);

/** The sign-in over the page, fetched when a call finds the session dead. */
export function SignInAgainDialog() {
  const question = useSignInAgain();
  if (!question) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Form answer={question.answer} />
      </Suspense>
    </ErrorBoundary>
  );
}
