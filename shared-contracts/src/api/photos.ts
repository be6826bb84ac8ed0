/** An uploaded picture as pages show it. */
export interface ShownPhoto {
  /** Own path, or an address of the content service's pictures. */
  readonly src: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A photo while pictures are put together; `id` is empty for those that were not uploaded here. */
export interface DeskPhoto extends ShownPhoto {
  readonly id: string;
}

/** Order and texts of photos; those left out are removed. */
export interface PhotoOrder {
  readonly version: number;
  readonly photos: readonly { readonly id: string; readonly alt: string }[];
}
