import axios from 'axios';
import { ApiProblem, readProblem } from '@cursa/api-client/api-problem';
import { mediaApi, type MediaPurpose, type StoredMedia } from '@cursa/contracts/http/media';

/**
 * Uploads one photo or document and tells the share sent (0 to 1). A photo on a weak line may take minutes, so there is
 * no timeout; the caller shows a cancel button and passes its signal.
 * @throws ApiProblem when the file is refused; a network error when the line is cut
 */
export async function uploadFile(
  purpose: MediaPurpose,
  file: Blob,
  {
    onProgress,
    signal,
  }: { readonly onProgress?: (share: number) => void; readonly signal?: AbortSignal } = {},
): Promise<StoredMedia> {
  const form = new FormData();
  form.append('file', file);
  const { status, data } = await axios.post<unknown>(mediaApi.upload.path, form, {
    params: { purpose },
    validateStatus: () => true,
    ...(signal ? { signal } : {}),
    onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
  });
  if (status !== 201) throw new ApiProblem(readProblem(status, data, mediaApi.upload.path));
  return mediaApi.upload.response.parse(data);
}
