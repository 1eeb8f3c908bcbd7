import { Alert } from '@mantine/core';

/** The text of a refusal that belongs to a form as a whole; empty when there is none, but always in the tree so it is read out. */
export function FormNote({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text ? (
        <Alert color="red" variant="light">
          {text}
        </Alert>
      ) : null}
    </div>
  );
}
