import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds a signed form may be used. */
const VALID_MS = 60 * 60 * 1000;

/** Uploads that may wait for their end; the oldest are forgotten first. */
const MOST_WAITING = 20;

/** What a client has to send along with the file, as with the hosted service's storage. */
export interface SignedFields {
  readonly key: string;
  readonly policy: string;
  readonly 'Content-Type': string;
  readonly 'x-amz-signature': string;
}

/** Files on their way in: signed first, sent second, taken over third. */
export class Uploads {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #waiting = new Map<string, Buffer>();

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  sign(key: string, contentType: string): SignedFields {
    const policy = Buffer.from(
      JSON.stringify({ key, expiration: new Date(this.#now() + VALID_MS).toISOString() }),
    ).toString('base64');
    return { key, policy, 'Content-Type': contentType, 'x-amz-signature': this.#signature(policy) };
  }

  /** Keeps a sent file until it is taken over. False when it was not signed or too late. */
  put(
    fields: { readonly key: string; readonly policy: string; readonly signature: string },
    bytes: Buffer,
  ): boolean {
    const [given, expected] = [fields.signature, this.#signature(fields.policy)].map((text) =>
      Buffer.from(text),
    );
    if (!given || !expected || given.length !== expected.length) return false;
    if (!timingSafeEqual(given, expected)) return false;
    const policy = JSON.parse(Buffer.from(fields.policy, 'base64').toString()) as SignedPolicy;
    if (policy.key !== fields.key || Date.parse(policy.expiration) < this.#now()) return false;
    this.#waiting.set(fields.key, bytes);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > MOST_WAITING && oldest !== undefined) this.#waiting.delete(oldest);
    return true;
  }

  take(key: string): Buffer | undefined {
    const bytes = this.#waiting.get(key);
    this.#waiting.delete(key);
    return bytes;
  }

  #signature(policy: string): string {
    return createHmac('sha256', this.#secret).update(policy).digest('hex');
  }
}

interface SignedPolicy {
  readonly key: string;
  readonly expiration: string;
}
