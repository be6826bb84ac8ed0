/** A QR code as one SVG path of dark 1 × 1 modules, including the quiet zone. */
export interface QrPicture {
  /** Modules per side. */
  readonly size: number;
  readonly path: string;
}
