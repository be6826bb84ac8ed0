/**
 * A QR code as one SVG path of dark 1 × 1 modules, including the empty margin that scanners need.
 */
export interface QrPicture {
  /** Number of modules per side, including the margin. */
  readonly size: number;
  readonly path: string;
}
