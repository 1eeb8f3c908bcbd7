/** As large as the server keeps pictures. */
const LONGEST_SIDE = 2048;
/** Smaller files travel as they are. */
const WORTH_IT_BYTES = 1_000_000;

/**
 * Makes a large photo as small as the server would make it, before it travels over a phone's line. What the browser
 * cannot read is sent as it is, for the server to judge.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size < WORTH_IT_BYTES || !('createImageBitmap' in globalThis))
    return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    // JPEG knows no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
