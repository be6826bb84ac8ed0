/** An uploaded photo as pages show it. */
export interface ShownPhoto {
  /** Path on this site, or URL of an image of the content service. */
  readonly src: string;
  readonly alt: string;
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A photo while it is being edited. `id` is empty for pictures that were not uploaded on this site.
 */
export interface DraftPhoto extends ShownPhoto {
  readonly id: string;
}

/** Order and alt texts of photos. Saving removes photos that are not listed. */
export interface PhotoOrder {
  readonly version: number;
  readonly photos: readonly { readonly id: string; readonly alt: string }[];
}
