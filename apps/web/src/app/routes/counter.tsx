import { CounterScreen } from '../../features/offers/counter-screen.tsx';
import { WithChat } from '../chat/with-chat.tsx';

/** /counter: the offers on a delivery, with the chat of each driver over them. */
export function Component() {
  return <WithChat>{(onChat) => <CounterScreen onChat={onChat} />}</WithChat>;
}
