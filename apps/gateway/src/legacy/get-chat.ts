import { chatApi } from '@cursa/contracts/http/chat';
import { getChat } from '@cursa/contracts/legacy/chat-calls';
import { contentHash } from '@cursa/platform/http';
import { translation } from './engine/translation.ts';
import { presentMessage } from './present/present-message.ts';

/** Polled every two seconds by legacy screens: a poll that brings nothing new answers 304 (decision 35). */
export const getChatTranslation = translation(
  getChat,
  async ({ fields, parts, request, reply }) => {
    const { other_user_id, order_id, after } = fields;
    const { messages } = await parts.call(chatApi.readMessages, {
      params: { other_id: other_user_id },
      query: { order_id, after },
    });
    const ids = messages.map(({ message_id }) => message_id);
    const etag = `"${contentHash({ other_user_id, order_id, after, ids }).slice(0, 32)}"`;
    void reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (sameTag(request.headers['if-none-match'], etag)) void reply.status(304).send();
    return { messages: messages.map(presentMessage) };
  },
  { fieldNames: { other_id: 'other_user_id' } },
);

function sameTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
