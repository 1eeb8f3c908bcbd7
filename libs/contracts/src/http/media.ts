import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from './common.ts';

export const mediaPurpose = z.enum(['product-photo', 'profile-image', 'driver-document']);
export type MediaPurpose = z.infer<typeof mediaPurpose>;
export const storedMedia = z.object({
  media_id: id,
  purpose: mediaPurpose,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  content_type: z.string(),
  url: z.string(),
});
export type StoredMedia = z.infer<typeof storedMedia>;

export const mediaApi = {
  upload: endpoint({
    id: 'media.upload',
    service: 'media',
    method: 'POST',
    path: '/api/v1/media',
    status: 201,
    summary:
      'Upload one file (multipart field `file`). Unclaimed files go after a day. Without a session only for registration: profile-image, driver-document',
    access: { kind: 'open' },
    raw: true,
    query: z.object({ purpose: mediaPurpose }),
    response: storedMedia,
  }),
  uploadFor: endpoint({
    id: 'internal.media.upload',
    service: 'media',
    method: 'POST',
    path: '/internal/media',
    status: 201,
    summary:
      'The gateway stores the files of a legacy form: raw bytes as the body (application/octet-stream). 422 `file-refused` with the reason in words',
    access: { kind: 'service', callers: ['gateway'] },
    raw: true,
    query: z.object({
      purpose: mediaPurpose,
      owner_id: id.optional(),
      /** As the sender's machine calls the file; a wrong ending is refused. */
      file_name: z.string().max(255).optional(),
    }),
    response: storedMedia,
  }),
  check: endpoint({
    id: 'internal.media.check',
    service: 'media',
    method: 'POST',
    reads: true,
    path: '/internal/media/check',
    summary: 'Which of these ids may this owner use for this purpose (uploaded by them, or unclaimed)',
    access: { kind: 'service', callers: ['auth', 'booking'] },
    body: z.strictObject({
      media_ids: z.array(id).min(1).max(20),
      purpose: mediaPurpose,
      owner_id: id.nullable(),
    }),
    response: z.object({ usable: z.array(id) }),
  }),
  download: endpoint({
    id: 'media.download',
    service: 'media',
    method: 'GET',
    path: '/media/:media_id',
    summary: 'The file itself, by short signed link',
    access: { kind: 'signature' },
    raw: true,
    params: z.object({ media_id: id }),
    query: z.object({ exp: z.string(), sig: z.string() }),
    response: z.string(),
  }),
};
