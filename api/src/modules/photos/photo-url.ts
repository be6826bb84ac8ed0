/** Returns the URL of an uploaded photo, in the common picture URL format of this site. */
export function getPhotoUrl(photo: {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}): string {
  return `/api/fotos/${photo.id}/${photo.width}x${photo.height}/foto.webp`;
}

/** Returns the id in the URL of an uploaded photo, or null for any other picture URL. */
export function parsePhotoId(src: string): string | null {
  return /^\/api\/fotos\/([0-9A-HJKMNP-TV-Z]{26})\//u.exec(src)?.[1] ?? null;
}
