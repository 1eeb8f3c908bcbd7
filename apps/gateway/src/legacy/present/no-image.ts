/** Where the "No image" picture lies; legacy screens hide a picture whose address is exactly this (decision 36). */
export const noImagePath = '/assets/no-image.svg';

export function imageUrl(url: string | undefined, publicUrl: string): string {
  return url === undefined || url === '' ? `${publicUrl}${noImagePath}` : url;
}

/** The three picture fields of an order; the placeholder where there is none. */
export function parcelImages(urls: readonly string[], publicUrl: string) {
  return {
    parcel_image1: imageUrl(urls[0], publicUrl),
    parcel_image2: imageUrl(urls[1], publicUrl),
    parcel_image3: imageUrl(urls[2], publicUrl),
  };
}
