import { Modal, type ModalProps } from '@mantine/core';
import { defineMessages, useMessages } from '../lib/i18n/messages.ts';

const messages = defineMessages({ ro: { close: 'Închide' }, en: { close: 'Close' } });

/** A question or a form over the page. `isHeld` while it must not be closed, such as during a payment. */
export function Dialog({ isHeld = false, ...props }: ModalProps & { readonly isHeld?: boolean }) {
  const t = useMessages(messages);
  return (
    <Modal
      size="md"
      padding="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t.close }}
      {...(isHeld ? { withCloseButton: false, closeOnEscape: false } : {})}
      styles={{ title: { fontSize: 22, fontWeight: 800, lineHeight: 1.25 } }}
      {...props}
    />
  );
}
