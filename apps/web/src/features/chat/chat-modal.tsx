import { Modal } from '@mantine/core';
import { useMessages } from '../../lib/i18n/messages.ts';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';
import { Conversation, type ConversationProps } from './conversation.tsx';

interface ChatModalProps extends ConversationProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The conversation over another screen: beside a delivery's details or among its offers (specification §2). */
export function ChatModal({ opened, onClose, ...conversation }: ChatModalProps) {
  const t = useMessages(chatTexts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t.with(conversation.name)}
      size="lg"
      closeButtonProps={{ 'aria-label': t.close, size: 44 }}
    >
      <div className={classes.modal}>
        <Conversation key={conversation.otherId} {...conversation} />
      </div>
    </Modal>
  );
}
