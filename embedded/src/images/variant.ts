import type { PictureSize } from './asset-path.ts';
import type { Operations, OutputFormat } from './path/operations.ts';
import type { Geometry } from './render/plan-geometry.ts';

export interface Picture {
  readonly name: string;
  readonly size: PictureSize;
  /** Reads the stored file of the picture; undefined for a picture that this project draws. */
  readonly load?: () => Promise<Buffer>;
  /** Format of the original; JPEG if undefined. */
  readonly format?: 'png';
}

export interface Variant {
  readonly operations: Operations;
  readonly geometry: Geometry;
  readonly format: OutputFormat;
}
