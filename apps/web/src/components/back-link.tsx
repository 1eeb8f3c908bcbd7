import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

/** The way back to the list that a screen was opened from; as tall as a thumb. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <TextLink
      to={to}
      mih={44}
      mt={-10}
      w="fit-content"
      style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}
    >
      <IconArrowLeft size={20} aria-hidden /> {children}
    </TextLink>
  );
}
