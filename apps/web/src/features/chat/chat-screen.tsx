import { Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { usePageTitle } from '../../lib/browser/use-page-title.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import type { ChatFeed } from './chat-feed.ts';
import { chatTexts } from './chat-texts.ts';
import classes from './chat.module.css';
import { chosenDriverName } from './chosen-driver.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { usePeople } from './use-people.ts';

interface ChatScreenProps {
  /** Who is talking: a sender with a driver, or a driver with a sender. */
  readonly role: 'user' | 'driver';
  readonly feed?: ChatFeed;
  /** Ids of people with messages that were not seen. */
  readonly unread?: ReadonlySet<string>;
  /** Told up to which instant a person's messages were seen. */
  readonly onSeen?: (otherId: string, at: string) => void;
}

/** /userChat?driver_id=&order_id= and /driverChat?user_id=&order_id=; without a person the list of conversations. */
export function ChatScreen({ role, feed, unread, onSeen }: ChatScreenProps) {
  const [query] = useSearchParams();
  const otherId = query.get(role === 'user' ? 'driver_id' : 'user_id') ?? undefined;
  if (otherId === undefined || otherId === '') return <ConversationList role={role} unread={unread} />;
  return (
    <OpenChat
      key={otherId}
      {...{ role, otherId, feed }}
      orderId={query.get('order_id') || undefined}
      onSeen={onSeen ? (at) => onSeen(otherId, at) : undefined}
    />
  );
}

interface OpenChatProps extends Pick<ChatScreenProps, 'role'> {
  readonly otherId: string;
  readonly orderId: string | undefined;
  readonly feed: ChatFeed | undefined;
  readonly onSeen: ((at: string) => void) | undefined;
}

function OpenChat({ role, otherId, orderId, feed, onSeen }: OpenChatProps) {
  const t = useMessages(chatTexts);
  const person = usePeople(role, orderId)[otherId];
  const chosen = role === 'user' ? chosenDriverName(otherId) : undefined;
  const name = person?.name || chosen || (role === 'user' ? t.driver : t.sender);
  const order = orderId ?? person?.orderId;
  usePageTitle(t.with(name));
  useKeyboardHeight();
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <div>
          <BackLink to={role === 'user' ? paths.userChat : paths.driverChat}>{t.all}</BackLink>
          <Title order={1} size="h3" tabIndex={-1} data-page-title>
            {name}
          </Title>
        </div>
        {order === undefined ? null : (
          <TextLink
            to={withQuery(role === 'user' ? paths.viewdetails : paths.deliveryDetail, { order_id: order })}
            display="inline-flex"
            mih={44}
            style={{ alignItems: 'center' }}
          >
            {t.toOrder}
          </TextLink>
        )}
      </div>
      <Conversation {...{ otherId, orderId, name, feed, onSeen }} />
    </div>
  );
}
