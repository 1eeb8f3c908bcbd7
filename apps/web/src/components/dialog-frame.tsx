import { Modal, type ModalProps } from '@mantine/core';

export type DialogProps = ModalProps & {
  /** It must not be closed now, such as during a payment. */
  readonly isHeld?: boolean;
};

/** The dialog itself; fetched by `Dialog` when one is opened. */
export function DialogFrame({ isHeld = false, ...props }: DialogProps) {
  return (
    <Modal
      size="md"
      padding="lg"
      closeOnClickOutside={false}
      {...(isHeld ? { withCloseButton: false, closeOnEscape: false } : {})}
      styles={{ title: { fontSize: 22, fontWeight: 800, lineHeight: 1.25 } }}
      {...props}
    />
  );
}
