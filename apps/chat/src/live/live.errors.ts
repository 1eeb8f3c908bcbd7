import { DomainError } from '@cursa/platform/http';

export class TooManyStreams extends DomainError {
  constructor(most: number) {
    super('too-many-streams', 429, `There are ${most} live streams of this person already; close one first`);
  }
}

export class StreamsClosing extends DomainError {
  constructor() {
    super('part-unavailable', 503, 'This chat server is shutting down; connect again in a moment');
  }
}
