import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-frame.tsx';
import { useFocusBack } from './use-focus-back.ts';

const DialogFrame = lazy(() =>
  import('./dialog-frame.tsx').then(({ DialogFrame }) => ({ default: DialogFrame })),
);

/**
 * A question or a form over the page. Its code (16 kB: focus trap, scroll lock, overlay) comes with the first one that
 * is opened, not with the screen.
 */
export function Dialog(props: DialogProps) {
  useFocusBack(props.opened);
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  );
}
