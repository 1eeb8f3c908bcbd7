/** Whom a chat is with, and about which delivery. */
export interface ChatParty {
  readonly driverId: string;
  readonly orderId: string;
  /** As the screen that opens the chat may show them: before an offer is accepted without the last name. */
  readonly firstname: string;
  readonly lastname: string;
}

export function nameOfParty({ firstname, lastname }: ChatParty): string {
  return `${firstname} ${lastname}`.trim();
}

/** Opens a chat over the screen; given to a screen by the route that knows the chat. */
export type OpenChat = (party: ChatParty) => void;
