import { chatApi } from '@cursa/contracts/http/chat';
import { sendMessage } from '@cursa/contracts/legacy/chat-calls';
import { translation } from './engine/translation.ts';
import { presentMessage } from './present/present-message.ts';

export const sendMessageTranslation = translation(
  sendMessage,
  async ({ fields, parts }) => {
    const { receiver_id, message, order_id } = fields;
    const sent = await parts.call(chatApi.sendMessage, {
      params: { other_id: receiver_id },
      body: { text: message, ...(order_id === undefined ? {} : { order_id }) },
    });
    return { data: presentMessage(sent) };
  },
  { fieldNames: { text: 'message', other_id: 'receiver_id' } },
);
