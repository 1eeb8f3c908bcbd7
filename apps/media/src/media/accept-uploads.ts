import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config.ts';

/** Lets file uploads and raw bytes reach the handlers as streams; who reads them bounds them. */
export async function acceptUploads(app: NestFastifyApplication, config: Config): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 5, fieldSize: 10_000, fileSize: config.MAX_UPLOAD_BYTES + 1 },
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}
