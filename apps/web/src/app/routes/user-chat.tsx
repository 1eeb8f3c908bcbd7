import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import { useLiveStream } from '../../features/live/use-live-stream.ts';
import { useUnread } from '../../features/live/use-unread.ts';

/** /userChat: a sender with their drivers. */
export function Component() {
  const feed = useLiveStream();
  const { unread, see } = useUnread(feed);
  return <ChatScreen role="user" feed={feed} unread={unread} onSeen={see} />;
}
