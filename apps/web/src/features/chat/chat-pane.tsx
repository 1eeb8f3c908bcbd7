import classes from './chat.module.css';
import { Conversation, type ConversationProps } from './conversation.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** A conversation as tall as what it stands in, such as a dialog, and always above an on-screen keyboard. */
export function ChatPane(props: ConversationProps) {
  useKeyboardHeight(false);
  return (
    <div className={classes.pane}>
      <Conversation key={props.otherId} {...props} />
    </div>
  );
}
