import type { ChatParty } from '../../components/order/chat-party.ts';

export const CHOSEN_DRIVER = 'userChat';

/** Keeps whose offer was chosen for the chat, for /userChat and for who reads it as before (specification §3). */
export function rememberChosenDriver({ driverId, firstname, lastname }: ChatParty): void {
  localStorage.setItem(CHOSEN_DRIVER, JSON.stringify({ driver_id: driverId, firstname, lastname }));
}
