import { DomainError } from '@cursa/platform/http';

/** Also for people and orders that do not exist: whoever may not talk learns nothing else. */
export class ConversationNotFound extends DomainError {
  constructor() {
    super('conversation-not-found', 404, 'There is no conversation with this person');
  }
}
