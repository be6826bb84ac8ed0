export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export type OutputFormat = 'webp' | 'avif' | 'jpeg' | 'png';

export interface RoundCorner {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly colour: Colour;
  readonly isTransparent: boolean;
}

/** The filters in an image URL. */
export interface Filters {
  /** Quality from 1 to 100. */
  readonly quality?: number;
  readonly format?: OutputFormat;
  readonly focal?: Rectangle;
  readonly fill?: Colour | 'transparent';
  /** Standard deviation of the blur in pixels. */
  readonly blur?: number;
  /** Change of brightness from -100 to 100. */
  readonly brightness?: number;
  readonly grayscale?: boolean;
  /** Rotation in degrees clockwise. */
  readonly rotate?: 0 | 90 | 180 | 270;
  readonly roundCorner?: RoundCorner;
  readonly noUpscale?: boolean;
}

/** The image operations in the URL after `/m`. */
export interface Operations {
  readonly crop?: Rectangle;
  readonly fitIn?: boolean;
  /** Target size in pixels. A side of 0 is computed from the other side and the aspect ratio. */
  readonly size?: {
    readonly width: number;
    readonly height: number;
    readonly flipX: boolean;
    readonly flipY: boolean;
  };
  readonly smart?: boolean;
  readonly filters: Filters;
}
