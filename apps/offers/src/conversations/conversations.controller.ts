import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { offersApi } from '@cursa/contracts/http/offers';
import { Handles, Input } from '@cursa/platform/http';
import { ConversationStanding } from './conversation-standing.ts';

@Controller()
export class ConversationsController {
  constructor(private readonly standing: ConversationStanding) {}

  @Handles(offersApi.conversationStanding)
  ask(
    @Input() { query }: InputOf<typeof offersApi.conversationStanding>,
  ): Promise<ResponseOf<typeof offersApi.conversationStanding>> {
    return this.standing.execute(query.sender_id, query.driver_id, query.order_id);
  }
}
