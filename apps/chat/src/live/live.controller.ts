import { Controller, Req, Res } from '@nestjs/common';
import { chatApi } from '@cursa/contracts/http/chat';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles } from '@cursa/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenStream } from './open-stream.ts';

@Controller()
export class LiveController {
  constructor(private readonly openStream: OpenStream) {}

  @Handles(chatApi.live)
  live(
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lastEventId = request.headers['last-event-id'];
    return this.openStream.execute(caller, Array.isArray(lastEventId) ? lastEventId[0] : lastEventId, reply);
  }
}
