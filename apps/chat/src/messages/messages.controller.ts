import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { chatApi } from '@cursa/contracts/http/chat';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { ListConversations } from '../conversations/list-conversations.ts';
import { ReadMessages } from './read-messages.ts';
import { SendMessage } from './send-message.ts';

@Controller()
export class MessagesController {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly readMessages: ReadMessages,
    private readonly listConversations: ListConversations,
  ) {}

  @Handles(chatApi.sendMessage)
  send(
    @Input() { params, body }: InputOf<typeof chatApi.sendMessage>,
    @Caller() caller: CallerIdentity,
    @OperationId() operationId: string,
  ): Promise<ResponseOf<typeof chatApi.sendMessage>> {
    const { text, order_id: orderId } = body;
    return this.sendMessage.execute({ caller, otherId: params.other_id, text, orderId, operationId });
  }

  @Handles(chatApi.readMessages)
  read(
    @Input() { params, query }: InputOf<typeof chatApi.readMessages>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof chatApi.readMessages>> {
    const { after, before, limit, order_id: orderId } = query;
    return this.readMessages.execute({ caller, otherId: params.other_id, orderId, after, before, limit });
  }

  @Handles(chatApi.listConversations)
  list(@Caller() caller: CallerIdentity): Promise<ResponseOf<typeof chatApi.listConversations>> {
    return this.listConversations.execute(caller);
  }
}
