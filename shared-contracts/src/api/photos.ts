/** An uploaded photo as pages show it. */
export interface ShownPhoto {
  /** Path on this site, or address of a content service image. */
  readonly src: string;
  readonly alt: string;
  /** Width in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A photo in the editor. `id` is empty for pictures that were not uploaded on this site. */
export interface DraftPhoto extends ShownPhoto {
  readonly id: string;
}

/** Order and alt texts of photos; photos that are not listed are removed. */
export interface PhotoOrder {
  readonly version: number;
  readonly photos: readonly { readonly id: string; readonly alt: string }[];
}
