/**
 * A QR code as one SVG path that draws the dark modules as 1 × 1 squares. Includes the empty margin
 * that scanners need.
 */
export interface QrPicture {
  /** Number of modules per side, including the margin. */
  readonly size: number;
  readonly path: string;
}
