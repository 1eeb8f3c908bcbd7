import { fileTypeFromBuffer } from 'file-type';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

const kinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export const endings: Readonly<Record<FileKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
};

/** What the bytes are, whatever they are called; undefined for everything that is not kept here. */
export async function fileKind(bytes: Buffer): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found && kinds[found.mime];
}

/** The last ending of a file name, without its dot; empty when there is none. */
export function endingOf(fileName: string): string {
  return /\.([^./\\]{1,20})$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
}
