import { useState, type ReactNode } from 'react';
import type { ChatParty, OpenChat } from '../../components/order/chat-party.ts';
import { rememberChosenDriver } from '../../lib/session/remember-chosen-driver.ts';
import { ChatDialog } from './chat-dialog.tsx';

interface WithChatProps {
  readonly children: (onChat: OpenChat) => ReactNode;
}

/** A screen from which the chat opens as a dialog: the address stays (specification §2, viewdetails and counter). */
export function WithChat({ children }: WithChatProps) {
  const [party, setParty] = useState<ChatParty>();
  const open = (chosen: ChatParty) => {
    rememberChosenDriver(chosen);
    setParty(chosen);
  };
  return (
    <>
      {children(open)}
      {party ? <ChatDialog party={party} onClose={() => setParty(undefined)} /> : null}
    </>
  );
}
