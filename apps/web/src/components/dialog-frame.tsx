import { Modal, type ModalProps } from '@mantine/core';
import { defineMessages, useMessages } from '../lib/i18n/messages.ts';

const messages = defineMessages({ ro: { close: 'Închide' }, en: { close: 'Close' } });

export type DialogProps = ModalProps & {
  /** It must not be closed now, such as during a payment. */
  readonly isHeld?: boolean;
};

/** The dialog itself; fetched by `Dialog` when one is opened. */
export function DialogFrame({ isHeld = false, ...props }: DialogProps) {
  const t = useMessages(messages);
  return (
    <Modal
      size="md"
      padding="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t.close, size: 44 }}
      {...(isHeld ? { withCloseButton: false, closeOnEscape: false } : {})}
      styles={{ title: { fontSize: 22, fontWeight: 800, lineHeight: 1.25 } }}
      {...props}
    />
  );
}
