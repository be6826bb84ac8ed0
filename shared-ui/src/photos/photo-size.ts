/** Dimensions of a picture in pixels, as stated in the file's header. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/**
 * File type and pixel dimensions, read from the first bytes; `size` is null if the dimensions
 * cannot be read.
 */
export interface PhotoHead {
  readonly kind: 'photo' | 'heic' | 'svg' | 'typ';
  readonly size: PhotoSize | null;
}

/** Number of bytes read in one step; enough for the header of all formats except JPEG. */
const HEAD_BYTES = 64 * 1024;
/**
 * Maximum number of JPEG segments to read while searching for the size; real files have about a
 * dozen.
 */
const MAX_SEGMENTS = 500;

const readBytes = async (file: Blob, from: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + length).arrayBuffer());

const readAscii = (view: DataView, from: number, length: number): string => {
  const end = Math.min(from + length, view.byteLength);
  let text = '';
  for (let offset = from; offset < end; offset += 1)
    text += String.fromCodePoint(view.getUint8(offset));
  return text;
};

/** Reads a little-endian number of three bytes (WebP). */
const readUint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) + view.getUint8(offset + 2) * 65_536;

/** Reads the size of a PNG from its first chunk, which must be IHDR (PNG specification, 5.6). */
function readPngSize(view: DataView): PhotoSize | null {
  if (view.byteLength < 24 || readAscii(view, 12, 4) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads the size of a WebP from its VP8, VP8L or VP8X chunk (RFC 9649). */
function readWebpSize(view: DataView): PhotoSize | null {
  if (view.byteLength < 30) return null;
  const chunk = readAscii(view, 12, 4);
  if (chunk === 'VP8X')
    return { width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/**
 * Reads the size of a JPEG from its first SOF segment. Any number of metadata segments can precede
 * this segment (ITU-T T.81, B.2.2).
 */
async function readJpegSize(file: Blob): Promise<PhotoSize | null> {
  let offset = 2;
  for (let count = 0; count < MAX_SEGMENTS; count += 1) {
    const segment = await readBytes(file, offset, 9);
    if (segment.byteLength < 9 || segment.getUint8(0) !== 0xff) return null;
    const marker = segment.getUint8(1);
    // Markers SOF0 to SOF15. DHT, JPG and DAC are excluded: their markers are in the same range.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: segment.getUint16(7), height: segment.getUint16(5) };
    }
    // The size is unknown if the image data (SOS) or the end (EOI) comes before a SOF segment.
    if (marker === 0xda || marker === 0xd9) return null;
    const markerLength =
      marker === 0xff ? 1 : marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 0;
    offset += markerLength || 2 + segment.getUint16(2);
  }
  return null;
}

/**
 * Reads the size of a HEIC from its largest `ispe` box, because tiles and thumbnails have smaller
 * `ispe` boxes (HEIF).
 */
function readHeicSize(view: DataView): PhotoSize | null {
  const text: PhotoSize[] = [];
  const fileText = readAscii(view, 0, view.byteLength);
  for (
    let offset = fileText.indexOf('ispe');
    offset >= 0;
    offset = fileText.indexOf('ispe', offset + 4)
  ) {
    if (offset + 16 > view.byteLength) break;
    text.push({ width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) });
  }
  text.sort((a, b) => b.width * b.height - a.width * a.height);
  return text[0] ?? null;
}

/**
 * Reads type and dimensions from a file's first bytes. Does not decode the image, because a crafted
 * image could exhaust the memory. Recognizes the same file types as the api.
 */
export async function readPhotoHead(file: Blob): Promise<PhotoHead> {
  const view = await readBytes(file, 0, HEAD_BYTES);
  const start = readAscii(view, 0, 512);
  if (start.startsWith('\u00ff\u00d8\u00ff'))
    return { kind: 'photo', size: await readJpegSize(file) };
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return { kind: 'photo', size: readPngSize(view) };
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') {
    return { kind: 'photo', size: readWebpSize(view) };
  }
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/su.test(start)) {
    return { kind: 'heic', size: readHeicSize(view) };
  }
  return { kind: /<svg|<!DOCTYPE svg/iu.test(start) ? 'svg' : 'typ', size: null };
}
