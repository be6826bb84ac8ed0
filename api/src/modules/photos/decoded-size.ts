import type { Metadata } from 'sharp';

/** Bytes that a picture may take in memory if libvips must decode it as a whole. */
const maxWholeBytes = 128 * 1024 * 1024;
/** Bytes of a picture that libvips decodes line by line: 100 megapixels in 24 bits. */
const maxStreamedBytes = 300_000_000;

/** Bytes per sample of each libvips format that cameras and programs write. */
const sampleBytes: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 };

/**
 * Whether decoding would take too much memory, by the picture's header only. Interlaced pictures,
 * WebP and turned PNG cannot be decoded line by line; progressive JPEG keeps its coefficients,
 * which take two bytes per sample.
 */
export function isTooLargeDecoded(metadata: Metadata): boolean {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = metadata;
  const isWhole =
    Boolean(isProgressive) || format === 'webp' || (format === 'png' && orientation > 1);
  const bytes = isProgressive && format === 'jpeg' ? 2 : (sampleBytes[depth] ?? 8);
  return width * height * channels * bytes > (isWhole ? maxWholeBytes : maxStreamedBytes);
}
