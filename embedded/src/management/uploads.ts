import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which a signed form is valid. */
const FORM_VALIDITY_MS = 60 * 60 * 1000;

/**
 * Maximum number of files that are kept until their upload is completed. Above it, the oldest file
 * is dropped.
 */
const MAX_PENDING_UPLOADS = 20;

/** Form fields that the client must send with the file, as in the hosted service. */
export interface SignedFields {
  readonly key: string;
  readonly policy: string;
  readonly 'Content-Type': string;
  readonly 'x-amz-signature': string;
}

/**
 * Keeps the files of uploads that are not completed yet. A client first gets a signed form, then
 * sends the file with this form, then completes the upload.
 */
export class Uploads {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #pendingFiles = new Map<string, Buffer>();

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  createSignedFields(key: string, contentType: string): SignedFields {
    const policy = Buffer.from(
      JSON.stringify({ key, expiration: new Date(this.#now() + FORM_VALIDITY_MS).toISOString() }),
    ).toString('base64');
    return {
      key,
      policy,
      'Content-Type': contentType,
      'x-amz-signature': this.#computeSignature(policy),
    };
  }

  /**
   * Keeps a file until the client completes its upload. Returns false when the signature of the
   * form is invalid or the form has expired.
   */
  keepUpload(
    fields: { readonly key: string; readonly policy: string; readonly computeSignature: string },
    bytes: Buffer,
  ): boolean {
    const [actual, expected] = [fields.computeSignature, this.#computeSignature(fields.policy)].map(
      (text) => Buffer.from(text),
    );
    if (!actual || !expected || actual.length !== expected.length) return false;
    if (!timingSafeEqual(actual, expected)) return false;
    const policy = JSON.parse(Buffer.from(fields.policy, 'base64').toString()) as SignedPolicy;
    if (policy.key !== fields.key || Date.parse(policy.expiration) < this.#now()) return false;
    this.#pendingFiles.set(fields.key, bytes);
    const [oldest] = this.#pendingFiles.keys();
    if (this.#pendingFiles.size > MAX_PENDING_UPLOADS && oldest !== undefined)
      this.#pendingFiles.delete(oldest);
    return true;
  }

  removeUpload(key: string): Buffer | undefined {
    const bytes = this.#pendingFiles.get(key);
    this.#pendingFiles.delete(key);
    return bytes;
  }

  #computeSignature(policy: string): string {
    return createHmac('sha256', this.#secret).update(policy).digest('hex');
  }
}

interface SignedPolicy {
  readonly key: string;
  readonly expiration: string;
}
