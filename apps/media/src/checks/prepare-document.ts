import { Injectable } from '@nestjs/common';
import { FileRefusedError } from '../media/media.errors.ts';
import { endsAsZip } from './find-stowaway.ts';
import type { PreparedFile } from './prepare-file.ts';

const head = /^%PDF-[12]\.\d/;
/** Readers look for the end mark in the last kilobyte. */
const tailBytes = 1024;
/** Things a scanned paper has no use for. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/;

/** A PDF is kept as it came: it is only ever given out as a download. */
@Injectable()
export class PrepareDocument {
  /** @throws FileRefusedError */
  execute(bytes: Buffer): PreparedFile {
    const text = bytes.toString('latin1');
    if (!head.test(text)) throw new FileRefusedError('The file does not begin as a PDF document does');
    if (!text.slice(-tailBytes).includes('%%EOF')) {
      throw new FileRefusedError('The document is not complete; it breaks off before its end');
    }
    if (endsAsZip(bytes) || active.test(text)) {
      throw new FileRefusedError('The document holds more than pages; print it to a new PDF and send that');
    }
    return { bytes, contentType: 'application/pdf', width: 0, height: 0 };
  }
}
