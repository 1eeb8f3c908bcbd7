import { VisuallyHidden } from '@mantine/core';

/** A text, or a dash with the reason for whoever cannot see it. */
export function Known({ text, why }: { readonly text: string; readonly why: string }) {
  if (text) return <>{text}</>;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </>
  );
}
