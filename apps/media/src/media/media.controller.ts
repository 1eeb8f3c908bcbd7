import { Controller, Inject, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { mediaApi, type StoredMedia } from '@cursa/contracts/http/media';
import { Caller, type CallerIdentity, NoSessionError } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import { Handles, Input } from '@cursa/platform/http';
import type { Config } from '../config.ts';
import { CheckMedia } from './check-media.ts';
import { OpenMedia } from './open-media.ts';
import { readBytes, readForm } from './read-upload.ts';
import { StoreMedia } from './store-media.ts';

@Controller()
export class MediaController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly storeMedia: StoreMedia,
    private readonly checkMedia: CheckMedia,
    private readonly openMedia: OpenMedia,
  ) {}

  @Handles(mediaApi.upload)
  async upload(
    @Input() { query }: InputOf<typeof mediaApi.upload>,
    @Caller() caller: CallerIdentity | undefined,
    @Req() request: FastifyRequest,
  ): Promise<StoredMedia> {
    if (!caller && query.purpose === 'product-photo') throw new NoSessionError();
    const file = await readForm(request, this.config.MAX_UPLOAD_BYTES);
    return this.storeMedia.execute({
      ...file,
      purpose: query.purpose,
      ownerId: caller?.accountId ?? null,
    });
  }

  @Handles(mediaApi.uploadFor)
  async uploadFor(
    @Input() { query }: InputOf<typeof mediaApi.uploadFor>,
    @Req() request: FastifyRequest,
  ): Promise<StoredMedia> {
    const bytes = await readBytes(request, this.config.MAX_UPLOAD_BYTES);
    return this.storeMedia.execute({
      bytes,
      fileName: query.file_name,
      purpose: query.purpose,
      ownerId: query.owner_id ?? null,
    });
  }

  @Handles(mediaApi.check)
  async check(@Input() { body }: InputOf<typeof mediaApi.check>): Promise<ResponseOf<typeof mediaApi.check>> {
    return { usable: await this.checkMedia.execute(body.media_ids, body.purpose, body.owner_id) };
  }

  @Handles(mediaApi.download)
  async download(
    @Input() { params, query }: InputOf<typeof mediaApi.download>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, headers } = await this.openMedia.execute(params.media_id, query);
    void reply.headers(headers);
    return new StreamableFile(stream);
  }
}
