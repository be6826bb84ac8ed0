import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

/** Minimum size of a body to compress, in bytes. */
const MIN_COMPRESSED_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Body of a page response. It is compressed on first use, so that a cached page is compressed only
 * once.
 */
export class ResponseBody {
  readonly byteLength: number;
  /** Undefined when only compressed copies are kept. */
  #bytes: Buffer | undefined;
  #etag: string | undefined;
  #keepsOnlyCompressed = false;
  readonly #encodedBodies = new Map<'br' | 'gzip', Promise<Buffer>>();

  /** @param content text, or its bytes as UTF-8, which must not change later */
  constructor(content: string | Buffer) {
    this.#bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.byteLength = this.#bytes.byteLength;
  }

  /** A weak ETag, because the same page is sent in several encodings. */
  get etag(): string {
    this.#etag ??= `W/"${hash('sha1', this.#bytes ?? '', 'base64url')}"`;
    return this.#etag;
  }

  /**
   * Keeps only compressed copies from the first compression on: most browsers accept one, and a page
   * has a sixth of its size then.
   */
  keepOnlyCompressed(): void {
    // The ETag is the hash of the uncompressed bytes.
    void this.etag;
    this.#keepsOnlyCompressed = true;
    if (this.#encodedBodies.size > 0) this.#bytes = undefined;
  }

  /** Returns the body in the requested encoding; small bodies are not compressed. */
  encode(requestedEncoding: Encoding): {
    readonly encoding: Encoding;
    readonly body: Promise<Buffer>;
  } {
    const encoding = this.byteLength < MIN_COMPRESSED_BYTES ? 'identity' : requestedEncoding;
    return {
      encoding,
      body: encoding === 'identity' ? this.#read() : this.#compress(encoding),
    };
  }

  /** Returns the text. @throws Error if only compressed copies are kept */
  toString(): string {
    if (!this.#bytes) throw new Error('only compressed copies of this body are kept');
    return this.#bytes.toString();
  }

  #compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    let body = this.#encodedBodies.get(encoding);
    if (!body) {
      body = this.#read().then((bytes) => compressBody(bytes, encoding));
      this.#encodedBodies.set(encoding, body);
      if (this.#keepsOnlyCompressed) this.#bytes = undefined;
    }
    return body;
  }

  async #read(): Promise<Buffer> {
    if (this.#bytes) return this.#bytes;
    const [[encoding, body] = []] = this.#encodedBodies;
    if (!encoding || !body) throw new Error('the body is gone');
    return encoding === 'br' ? decompressBrotli(await body) : decompressGzip(await body);
  }
}

async function compressBody(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const compressedBody =
    encoding === 'gzip'
      ? await compressGzip(body, { level: 6 })
      : await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  // The result of zlib is part of a buffer of 16 KB, which would be kept with it.
  const exactCopy = Buffer.allocUnsafeSlow(compressedBody.byteLength);
  compressedBody.copy(exactCopy);
  return exactCopy;
}
