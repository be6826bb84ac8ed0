/** Address of an uploaded photo, by the grammar that all pictures of the site follow. */
export function photoAddress(photo: {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}): string {
  return `/api/fotos/${photo.id}/${photo.width}x${photo.height}/foto.webp`;
}

/** The id in the address of an uploaded photo; null for pictures from elsewhere. */
export function photoIdOf(src: string): string | null {
  return /^\/api\/fotos\/([0-9A-HJKMNP-TV-Z]{26})\//u.exec(src)?.[1] ?? null;
}
