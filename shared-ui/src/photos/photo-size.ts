/** What the head of a picture claims, in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A file as its first bytes tell; null as size where the head holds none that can be read. */
export interface PhotoHead {
  readonly kind: 'photo' | 'heic' | 'svg' | 'typ';
  readonly size: PhotoSize | null;
}

/** Bytes read at once; a whole head of all formats but JPEG lies in them. */
const HEAD = 64 * 1024;
/** Segments of a JPEG before its picture; a real one has a dozen. */
const MOST_SEGMENTS = 500;

const read = async (file: Blob, from: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + length).arrayBuffer());

const text = (view: DataView, from: number, length: number): string => {
  const end = Math.min(from + length, view.byteLength);
  let found = '';
  for (let at = from; at < end; at += 1) found += String.fromCodePoint(view.getUint8(at));
  return found;
};

/** Numbers of three bytes, the low one first (WebP). */
const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

/** IHDR, which has to come first (PNG specification, 5.6). */
function pngSize(view: DataView): PhotoSize | null {
  if (view.byteLength < 24 || text(view, 12, 4) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** VP8, VP8L or VP8X (RFC 9649). */
function webpSize(view: DataView): PhotoSize | null {
  if (view.byteLength < 30) return null;
  const chunk = text(view, 12, 4);
  if (chunk === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The first SOF behind however many notes (ITU-T T.81, B.2.2). */
async function jpegSize(file: Blob): Promise<PhotoSize | null> {
  let at = 2;
  for (let count = 0; count < MOST_SEGMENTS; count += 1) {
    const segment = await read(file, at, 9);
    if (segment.byteLength < 9 || segment.getUint8(0) !== 0xff) return null;
    const mark = segment.getUint8(1);
    // SOF0 to SOF15, without DHT, JPG and DAC that lie between them.
    if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc) {
      return { width: segment.getUint16(7), height: segment.getUint16(5) };
    }
    // The picture itself begins without having told its size.
    if (mark === 0xda || mark === 0xd9) return null;
    const bare = mark === 0xff ? 1 : mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8) ? 2 : 0;
    at += bare || 2 + segment.getUint16(2);
  }
  return null;
}

/** The largest of the sizes that boxes `ispe` tell: tiles and thumbnails have some too (HEIF). */
function heicSize(view: DataView): PhotoSize | null {
  const found: PhotoSize[] = [];
  const all = text(view, 0, view.byteLength);
  for (let at = all.indexOf('ispe'); at >= 0; at = all.indexOf('ispe', at + 4)) {
    if (at + 16 > view.byteLength) break;
    found.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
  }
  found.sort((a, b) => b.width * b.height - a.width * a.height);
  return found[0] ?? null;
}

/**
 * What a file is and how large it claims to be, by its first bytes: nothing is decoded, which a
 * picture made to fill the memory would need. The kinds are those of the api.
 */
export async function readPhotoHead(file: Blob): Promise<PhotoHead> {
  const view = await read(file, 0, HEAD);
  const start = text(view, 0, 512);
  if (start.startsWith('\u00ff\u00d8\u00ff')) return { kind: 'photo', size: await jpegSize(file) };
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return { kind: 'photo', size: pngSize(view) };
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') {
    return { kind: 'photo', size: webpSize(view) };
  }
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/su.test(start)) {
    return { kind: 'heic', size: heicSize(view) };
  }
  return { kind: /<svg|<!DOCTYPE svg/iu.test(start) ? 'svg' : 'typ', size: null };
}
