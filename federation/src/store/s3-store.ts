import { createHash } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import type {
  GetObjectCommandOutput,
  HeadObjectCommandOutput,
  PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { cacheControl, contentType, withoutCompression } from '#store/file-headers.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { eachOf, StoreConflictError, StoreError, storePath } from '#store/release-store.ts';
import { withTurn } from '#store/s3-turn.ts';

export interface S3Address {
  readonly bucket: string;
  /** Without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Address of a server that is not Amazon's. */
  readonly endpoint?: string | undefined;
  /** Milliseconds for connecting, and for each answer. */
  readonly timeoutMs?: number | undefined;
}

/** Attempts' worth of milliseconds for one operation. */
const PATIENCE = 3;
const ATTEMPTS = 3;

/**
 * Releases in an S3-compatible bucket. Region and credentials come from the SDK's own variables
 * and files. Content types and cache headers are set at upload, so that a CDN may stand right
 * before the bucket.
 */
export class S3Store implements ReleaseStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  /** Milliseconds for one operation with all its attempts, body included. */
  readonly #patience: number;

  constructor({ bucket, prefix, endpoint, timeoutMs = 10_000 }: S3Address) {
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#patience = PATIENCE * timeoutMs;
    this.#client = new S3Client({
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      maxAttempts: ATTEMPTS,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: timeoutMs,
        requestTimeout: timeoutMs,
        throwOnRequestTimeout: true,
      },
    });
  }

  get address(): string {
    return `s3://${this.#bucket}/${this.#prefix}`.replace(/\/$/, '');
  }

  async read(path: string): Promise<Buffer | null> {
    const found = await this.#find(path);
    return found && found.content;
  }

  async exists(path: string): Promise<boolean> {
    return (await this.#head(path)) !== null;
  }

  async changedAt(path: string): Promise<number | null> {
    const found = await this.#head(path);
    return found && (found.LastModified?.getTime() ?? 0);
  }

  async write(path: string, content: Uint8Array): Promise<void> {
    await this.#put(path, content, {});
  }

  /**
   * Conditional where the server knows conditions. As many do not, writers also take turns, and
   * look at the present content in their turn.
   */
  async writeAtomic(path: string, content: Uint8Array, expected: Uint8Array | null): Promise<void> {
    await withTurn(this, path, async () => {
      const present = await this.#find(path);
      const same =
        expected === null ? present === null : present?.content.equals(expected) === true;
      if (!same) throw new StoreConflictError(`${path} was changed by somebody else`);
      const condition = present === null ? { IfNoneMatch: '*' } : { IfMatch: present.tag };
      await this.#put(path, content, condition);
      const now = await this.read(path);
      if (now?.equals(content) !== true) {
        throw new StoreConflictError(`${path} was changed by somebody else`);
      }
    });
  }

  async list(folder: string): Promise<string[]> {
    storePath(folder);
    const prefix = `${this.#prefix}${folder}/`;
    const found: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await this.#page(prefix, after);
      for (const key of page.keys) found.push(key.slice(this.#prefix.length));
      after = page.keys.at(-1);
      more = page.more;
    }
    return found.toSorted();
  }

  /**
   * Goes by the files, and passes over the rest of a folder as soon as it is known. A listing by
   * delimiter would do the same, but small servers get it wrong.
   */
  async folders(folder: string): Promise<string[]> {
    if (folder !== '') storePath(folder);
    const prefix = folder === '' ? this.#prefix : `${this.#prefix}${folder}/`;
    const found = new Set<string>();
    for (let after: string | undefined, more = true; more;) {
      const page = await this.#page(prefix, after);
      const paths = page.keys.map((key) => key.slice(prefix.length).split('/'));
      for (const [name = '', ...below] of paths) if (below.length > 0) found.add(name);
      const [last = '', ...below] = paths.at(-1) ?? [];
      // "0" comes right after "/": the next page begins behind the last folder.
      after = `${prefix}${last}${below.length > 0 ? '0' : ''}`;
      more = page.more;
    }
    return [...found].toSorted();
  }

  async remove(paths: readonly string[]): Promise<void> {
    await eachOf(paths, async (path) => {
      await this.#ask('write', async (signal) => {
        await this.#client.send(new DeleteObjectCommand(this.#object(path)), signal);
      });
    });
  }

  async #head(path: string): Promise<HeadObjectCommandOutput | null> {
    return await this.#ask('read', async (signal) => {
      const command = new HeadObjectCommand(this.#object(path));
      return await this.#client.send(command, signal).catch(missingIsNull);
    });
  }

  async #find(path: string): Promise<{ readonly content: Buffer; readonly tag: string } | null> {
    return await this.#ask('read', async (signal) => {
      const command = new GetObjectCommand(this.#object(path));
      const answer: GetObjectCommandOutput | null = await this.#client
        .send(command, signal)
        .catch(missingIsNull);
      if (!answer?.Body) return null;
      // The signal of the request does not reach into the body.
      if (answer.Body instanceof Readable) addAbortSignal(signal.abortSignal, answer.Body);
      const content = Buffer.from(await answer.Body.transformToByteArray());
      return { content, tag: answer.ETag ?? '' };
    });
  }

  async #put(
    path: string,
    content: Uint8Array,
    condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>,
  ): Promise<void> {
    const plain = withoutCompression(path);
    const command = new PutObjectCommand({
      ...this.#object(path),
      Body: content,
      ContentType: contentType(plain.path) ?? 'application/octet-stream',
      ...(plain.encoding === null ? {} : { ContentEncoding: plain.encoding }),
      CacheControl: cacheControl(path),
      ContentMD5: createHash('md5').update(content).digest('base64'),
      ...condition,
    });
    await this.#ask('write', async (signal) => {
      await this.#client.send(command, signal).catch((error: unknown) => {
        const status = statusOf(error);
        if (status !== 412 && status !== 409) throw error;
        throw new StoreConflictError(`${path} was changed by somebody else`, { cause: error });
      });
    });
  }

  /** Up to a thousand keys behind a certain one. */
  async #page(
    prefix: string,
    after: string | undefined,
  ): Promise<{ readonly keys: readonly string[]; readonly more: boolean }> {
    const command = new ListObjectsV2Command({
      Bucket: this.#bucket,
      Prefix: prefix,
      ...(after === undefined ? {} : { StartAfter: after }),
    });
    const page = await this.#ask('read', (signal) => this.#client.send(command, signal));
    const keys = (page.Contents ?? []).map(({ Key = '' }) => Key);
    return { keys, more: page.IsTruncated === true && keys.length > 0 };
  }

  async #ask<Answer>(
    what: 'read' | 'write',
    request: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await request({ abortSignal: AbortSignal.timeout(this.#patience) });
    } catch (error) {
      if (error instanceof StoreConflictError) throw error;
      const does = what === 'read' ? 'cannot be read' : 'cannot be written';
      throw new StoreError(`The store of releases ${this.address} ${does}: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }

  #object(path: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + storePath(path).join('/') };
  }
}

function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

function missingIsNull(error: unknown): null {
  if ((error as Error).name !== 'NoSuchBucket' && statusOf(error) === 404) return null;
  throw error;
}

/** What a person can do something with; the SDK's names and messages are all there is. */
function reasonOf(error: unknown): string {
  const { name, message } = error as Error;
  if (name === 'AbortError' || name === 'TimeoutError') return 'no answer in time';
  const [refused] = /connect [A-Z]+ [^\s]+/.exec(message) ?? [];
  if (refused !== undefined) return refused;
  return [name === 'Error' ? '' : name, message].filter(Boolean).join(': ');
}
