/** Whom a chat is with, and about which delivery. */
export interface ChatParty {
  readonly driverId: string;
  readonly orderId: string;
  /** How the screen that opens the chat calls them. */
  readonly name: string;
}

/** Opens a chat over the screen; given to a screen by the route that knows the chat. */
export type OpenChat = (party: ChatParty) => void;
