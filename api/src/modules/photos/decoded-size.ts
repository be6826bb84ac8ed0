import type { Metadata } from 'sharp';

/** Maximum bytes that a picture may take in memory if libvips must decode it as a whole. */
const maxBytesForWholeDecoding = 128 * 1024 * 1024;
/** Maximum bytes of a picture that libvips decodes line by line: 100 megapixels in 24 bits. */
const maxBytesForLineByLineDecoding = 300_000_000;

/** Bytes per sample of each libvips format that cameras and programs write. */
const bytesPerSample: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 };

/**
 * Returns whether decoding a picture would take too much memory, judged by its header alone.
 * libvips cannot decode interlaced pictures, WebP and rotated PNG line by line. For a progressive
 * JPEG, it keeps the coefficients in memory, which take two bytes per sample.
 */
export function isTooLargeWhenDecoded(metadata: Metadata): boolean {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = metadata;
  const mustDecodeWhole =
    Boolean(isProgressive) || format === 'webp' || (format === 'png' && orientation > 1);
  const bytes = isProgressive && format === 'jpeg' ? 2 : (bytesPerSample[depth] ?? 8);
  return (
    width * height * channels * bytes >
    (mustDecodeWhole ? maxBytesForWholeDecoding : maxBytesForLineByLineDecoding)
  );
}
