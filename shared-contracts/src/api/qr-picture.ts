/** A QR code as one path in SVG: what is dark, in squares of 1, with the quiet edge that scanners need. */
export interface QrPicture {
  /** Squares along each edge. */
  readonly size: number;
  readonly path: string;
}
