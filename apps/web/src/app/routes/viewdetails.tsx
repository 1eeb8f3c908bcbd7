import { ViewdetailsScreen } from '../../features/deliveries/viewdetails-screen.tsx';
import { WithChat } from '../chat/with-chat.tsx';

/** /viewdetails: a delivery, with the chat of its driver over it. */
export function Component() {
  return <WithChat>{(onChat) => <ViewdetailsScreen onChat={onChat} />}</WithChat>;
}
