import { Text } from '@mantine/core';

/** What is wrong with a drawn signature; always in the tree, so that it is read out when it comes. */
export function SignatureFault({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text ? (
        <Text c="var(--mantine-color-error)" fw={600}>
          {text}
        </Text>
      ) : null}
    </div>
  );
}
