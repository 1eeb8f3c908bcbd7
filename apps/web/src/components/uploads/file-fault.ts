/** The media service's default limit. */
const LARGEST_BYTES = 10 * 1024 * 1024;
export const PICTURES = 'image/jpeg,image/png,image/webp';
export const PAPERS = `${PICTURES},application/pdf`;

/** Why a file need not be sent at all, before it travels; the server looks closer. */
export function fileFault(file: File, accept: string): 'wrongKind' | 'tooLarge' | undefined {
  if (!accept.split(',').includes(file.type)) return 'wrongKind';
  return file.size > LARGEST_BYTES ? 'tooLarge' : undefined;
}
