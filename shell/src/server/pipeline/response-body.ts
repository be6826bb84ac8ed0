import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Minimum size of a body to compress, in bytes. */
const MIN_COMPRESSED_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Body of a page response. It is compressed on first use, so that a cached page is compressed only
 * once.
 */
export class ResponseBody {
  readonly bytes: Buffer;
  #etag: string | undefined;
  readonly #encodedBodies = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  get byteLength(): number {
    return this.bytes.byteLength;
  }

  /** A weak ETag, because the same page is sent in several encodings. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    return this.#etag;
  }

  /** Returns the body in the requested encoding; small bodies are not compressed. */
  encode(requestedEncoding: Encoding): {
    readonly encoding: Encoding;
    readonly body: Promise<Buffer>;
  } {
    const encoding = this.byteLength < MIN_COMPRESSED_BYTES ? 'identity' : requestedEncoding;
    let body = this.#encodedBodies.get(encoding);
    if (!body) {
      body = compressBody(this.bytes, encoding);
      this.#encodedBodies.set(encoding, body);
    }
    return { encoding, body };
  }

  toString(): string {
    return this.bytes.toString();
  }
}

/** Returns the best encoding that the browser accepts, according to its `Accept-Encoding`. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/.test(acceptEncoding))
    return 'br';
  if (/(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/.test(acceptEncoding))
    return 'gzip';
  return 'identity';
}

function compressBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  return encoding === 'gzip' ? compressGzip(body, { level: 6 }) : Promise.resolve(body);
}
