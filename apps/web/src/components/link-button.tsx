import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link that looks like a button; it goes somewhere, so it stays a link. */
export function LinkButton({
  to,
  state,
  replace,
  children,
  ...props
}: ButtonProps & Pick<LinkProps, 'to' | 'state' | 'replace'> & { readonly children: ReactNode }) {
  return (
    <Button component={Link} to={to} state={state as unknown} {...(replace ? { replace } : {})} {...props}>
      {children}
    </Button>
  );
}
