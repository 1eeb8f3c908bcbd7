import { nameOfParty, type ChatParty } from '../../components/order/chat-party.ts';
import { ChatPane } from '../../features/chat/chat-pane.tsx';
import { useLiveStream } from '../../features/live/use-live-stream.ts';
import { useUnread } from '../../features/live/use-unread.ts';

/** A sender's conversation with a driver, followed live. */
export function LiveChat({ party }: { readonly party: ChatParty }) {
  const { driverId, orderId } = party;
  const feed = useLiveStream();
  const { see } = useUnread(feed);
  return (
    <ChatPane
      otherId={driverId}
      orderId={orderId}
      name={nameOfParty(party)}
      feed={feed}
      onSeen={(at) => see(driverId, at)}
    />
  );
}
