import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link within a text or a list. */
export function TextLink({
  to,
  children,
  ...props
}: AnchorProps & { readonly to: string; readonly children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} {...props}>
      {children}
    </Anchor>
  );
}
