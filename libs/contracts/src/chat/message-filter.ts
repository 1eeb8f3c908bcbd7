import { literals } from '../legacy-literals.ts';
import { findContact } from './find-contact.ts';
import { findProfanity } from './find-profanity.ts';

/** Whether a message may be sent before the order is Accepted, and what the sender is told if not. */
export type MessageCheck =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'word' | 'phone'; readonly message: string };

/**
 * The chat rule before acceptance (specification §5, decision 34): no profanity, and nothing by which the two
 * could meet around the platform: phone numbers, e-mail addresses and links share the phone text. Pure, so the
 * browser runs it while typing and the server repeats it.
 */
export function checkMessage(text: string): MessageCheck {
  const word = findProfanity(text);
  if (word !== undefined) return { allowed: false, reason: 'word', message: literals.wordNotAllowed(word) };
  if (findContact(text)) return { allowed: false, reason: 'phone', message: literals.phoneNotAllowed };
  return { allowed: true };
}
