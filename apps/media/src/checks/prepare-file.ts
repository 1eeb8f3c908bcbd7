import { Injectable } from '@nestjs/common';
import type { MediaPurpose } from '@cursa/contracts/http/media';
import { FileRefusedError } from '../media/media.errors.ts';
import { endingOf, endings, type FileKind, fileKind } from './file-kind.ts';
import { PrepareDocument } from './prepare-document.ts';
import { PreparePicture } from './prepare-picture.ts';

export interface PreparedFile {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Pixels; 0 for documents. */
  readonly width: number;
  readonly height: number;
}

/** Decides whether a file is kept, and makes what is kept of it (decision 36). */
@Injectable()
export class PrepareFile {
  constructor(
    private readonly picture: PreparePicture,
    private readonly document: PrepareDocument,
  ) {}

  /** @throws FileRefusedError with the reason in words */
  async execute(file: {
    readonly bytes: Buffer;
    readonly purpose: MediaPurpose;
    readonly fileName: string | undefined;
  }): Promise<PreparedFile> {
    if (file.bytes.length === 0) throw new FileRefusedError('The file is empty');
    const kind = await fileKind(file.bytes);
    if (kind === undefined || (kind === 'pdf' && file.purpose !== 'driver-document')) {
      throw new FileRefusedError(
        file.purpose === 'driver-document'
          ? 'Only JPEG, PNG and WebP pictures and PDF documents are accepted'
          : 'Only JPEG, PNG and WebP pictures are accepted',
      );
    }
    refuseWrongEnding(kind, file.fileName);
    return kind === 'pdf' ? this.document.execute(file.bytes) : this.picture.execute(kind, file.bytes);
  }
}

function refuseWrongEnding(kind: FileKind, fileName: string | undefined): void {
  const ending = endingOf(fileName ?? '');
  if (ending === '' || endings[kind].includes(ending)) return;
  throw new FileRefusedError(`The name ends in .${ending}, but the file is a ${kind.toUpperCase()}`);
}
