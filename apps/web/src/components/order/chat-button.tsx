import { Button, type ButtonProps } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { LinkButton } from '../link-button.tsx';
import type { ChatParty, OpenChat } from './chat-party.ts';

interface ChatButtonProps extends ButtonProps {
  readonly party: ChatParty;
  /** Without it the chat is a screen of its own. */
  readonly onChat: OpenChat | undefined;
  readonly 'aria-label'?: string;
}

/** The way to a chat with a driver: over the screen where the route offers that (specification §2), else its own screen. */
export function ChatButton({ party, onChat, ...look }: ChatButtonProps) {
  if (onChat)
    return (
      <Button aria-haspopup="dialog" onClick={() => onChat(party)} {...look}>
        {screenLiterals.chat}
      </Button>
    );
  const to = withQuery(paths.userChat, { driver_id: party.driverId, order_id: party.orderId });
  return (
    <LinkButton to={to} {...look}>
      {screenLiterals.chat}
    </LinkButton>
  );
}
