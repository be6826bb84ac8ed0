/** A QR code as one SVG path of dark 1 × 1 modules, including the quiet zone. */
export interface QrPicture {
  /** Number of modules per side. */
  readonly size: number;
  readonly path: string;
}
