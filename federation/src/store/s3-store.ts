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
import { getCacheControl, getContentType, parseCompression } from '#store/file-headers.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import {
  forEachConcurrently,
  StoreConflictError,
  StoreError,
  splitStorePath,
} from '#store/release-store.ts';
import { runWithLock } from '#store/s3-lock.ts';

export interface S3Address {
  readonly bucket: string;
  /** Key prefix without leading and trailing slashes; may be empty. */
  readonly prefix: string;
  /** URL of an S3-compatible server; without it Amazon's servers are used. */
  readonly endpoint?: string | undefined;
  /** Timeout in milliseconds for connecting, and for each response. */
  readonly timeoutMs?: number | undefined;
}

/** Factor by which one operation may exceed the timeout of a single request. */
const OPERATION_TIMEOUT_FACTOR = 3;
const MAX_ATTEMPTS = 3;

/**
 * Release store in an S3-compatible bucket. The SDK reads region and credentials from its own
 * variables and files. Uploads set content types and cache headers, so that a CDN can serve the
 * bucket directly.
 */
export class S3Store implements ReleaseStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  /** Maximum milliseconds for one operation with all retries, body included. */
  readonly #operationTimeoutMs: number;

  constructor({ bucket, prefix, endpoint, timeoutMs = 10_000 }: S3Address) {
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#operationTimeoutMs = OPERATION_TIMEOUT_FACTOR * timeoutMs;
    this.#client = new S3Client({
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      maxAttempts: MAX_ATTEMPTS,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: timeoutMs,
        requestTimeout: timeoutMs,
        throwOnRequestTimeout: true,
      },
    });
  }

  get location(): string {
    return `s3://${this.#bucket}/${this.#prefix}`.replace(/\/$/, '');
  }

  async read(path: string): Promise<Buffer | null> {
    const object = await this.#getObject(path);
    return object && object.content;
  }

  async exists(path: string): Promise<boolean> {
    return (await this.#headObject(path)) !== null;
  }

  async readChangeTime(path: string): Promise<number | null> {
    const head = await this.#headObject(path);
    return head && (head.LastModified?.getTime() ?? 0);
  }

  async write(path: string, content: Uint8Array): Promise<void> {
    await this.#putObject(path, content, {});
  }

  /**
   * Replaces a file atomically, with a conditional write where the server supports it. Many servers
   * do not, so writers also take a lock and compare the current content.
   */
  async writeAtomic(path: string, content: Uint8Array, expected: Uint8Array | null): Promise<void> {
    await runWithLock(this, path, async () => {
      const currentObject = await this.#getObject(path);
      const hasExpectedContent =
        expected === null
          ? currentObject === null
          : currentObject?.content.equals(expected) === true;
      if (!hasExpectedContent) throw new StoreConflictError(`${path} was changed concurrently`);
      const condition =
        currentObject === null ? { IfNoneMatch: '*' } : { IfMatch: currentObject.tag };
      await this.#putObject(path, content, condition);
      const writtenContent = await this.read(path);
      if (writtenContent?.equals(content) !== true) {
        throw new StoreConflictError(`${path} was changed concurrently`);
      }
    });
  }

  async list(folder: string): Promise<string[]> {
    splitStorePath(folder);
    const prefix = `${this.#prefix}${folder}/`;
    const paths: string[] = [];
    for (let startAfter: string | undefined, hasMore = true; hasMore;) {
      const page = await this.#listKeys(prefix, startAfter);
      for (const key of page.keys) paths.push(key.slice(this.#prefix.length));
      startAfter = page.keys.at(-1);
      hasMore = page.hasMore;
    }
    return paths.toSorted();
  }

  /**
   * Lists the names of the subfolders. Once the name of a subfolder is known, skips its other keys.
   * A listing with a delimiter would return only the names, but some small servers implement it
   * incorrectly.
   */
  async listFolders(folder: string): Promise<string[]> {
    if (folder !== '') splitStorePath(folder);
    const prefix = folder === '' ? this.#prefix : `${this.#prefix}${folder}/`;
    const foundNames = new Set<string>();
    for (let startAfter: string | undefined, hasMore = true; hasMore;) {
      const page = await this.#listKeys(prefix, startAfter);
      const paths = page.keys.map((key) => key.slice(prefix.length).split('/'));
      for (const [name = '', ...remainingSegments] of paths)
        if (remainingSegments.length > 0) foundNames.add(name);
      const [lastName = '', ...remainingSegments] = paths.at(-1) ?? [];
      // In key order "0" directly follows "/", so the next list starts after all keys of the last
      // folder.
      startAfter = `${prefix}${lastName}${remainingSegments.length > 0 ? '0' : ''}`;
      hasMore = page.hasMore;
    }
    return [...foundNames].toSorted();
  }

  async remove(paths: readonly string[]): Promise<void> {
    await forEachConcurrently(paths, async (path) => {
      await this.#request('write', async (signal) => {
        await this.#client.send(new DeleteObjectCommand(this.createObjectKey(path)), signal);
      });
    });
  }

  async #headObject(path: string): Promise<HeadObjectCommandOutput | null> {
    return await this.#request('read', async (signal) => {
      const command = new HeadObjectCommand(this.createObjectKey(path));
      return await this.#client.send(command, signal).catch(returnNullIfMissing);
    });
  }

  async #getObject(
    path: string,
  ): Promise<{ readonly content: Buffer; readonly tag: string } | null> {
    return await this.#request('read', async (signal) => {
      const command = new GetObjectCommand(this.createObjectKey(path));
      const output: GetObjectCommandOutput | null = await this.#client
        .send(command, signal)
        .catch(returnNullIfMissing);
      if (!output?.Body) return null;
      // The request's signal does not abort the response body, so the body gets the signal too.
      if (output.Body instanceof Readable) addAbortSignal(signal.abortSignal, output.Body);
      const content = Buffer.from(await output.Body.transformToByteArray());
      return { content, tag: output.ETag ?? '' };
    });
  }

  async #putObject(
    path: string,
    content: Uint8Array,
    condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>,
  ): Promise<void> {
    const original = parseCompression(path);
    const command = new PutObjectCommand({
      ...this.createObjectKey(path),
      Body: content,
      ContentType: getContentType(original.path) ?? 'application/octet-stream',
      ...(original.encoding === null ? {} : { ContentEncoding: original.encoding }),
      CacheControl: getCacheControl(path),
      ContentMD5: createHash('md5').update(content).digest('base64'),
      ...condition,
    });
    await this.#request('write', async (signal) => {
      await this.#client.send(command, signal).catch((error: unknown) => {
        const status = getStatus(error);
        if (status !== 412 && status !== 409) throw error;
        throw new StoreConflictError(`${path} was changed concurrently`, { cause: error });
      });
    });
  }

  /** Lists up to 1000 keys after `startAfter`. */
  async #listKeys(
    prefix: string,
    startAfter: string | undefined,
  ): Promise<{ readonly keys: readonly string[]; readonly hasMore: boolean }> {
    const command = new ListObjectsV2Command({
      Bucket: this.#bucket,
      Prefix: prefix,
      ...(startAfter === undefined ? {} : { StartAfter: startAfter }),
    });
    const page = await this.#request('read', (signal) => this.#client.send(command, signal));
    const keys = (page.Contents ?? []).map(({ Key = '' }) => Key);
    return { keys, hasMore: page.IsTruncated === true && keys.length > 0 };
  }

  async #request<Result>(
    operation: 'read' | 'write',
    request: (options: { readonly abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await request({ abortSignal: AbortSignal.timeout(this.#operationTimeoutMs) });
    } catch (error) {
      if (error instanceof StoreConflictError) throw error;
      const failureText = operation === 'read' ? 'cannot be read' : 'cannot be written';
      throw new StoreError(
        `The release store ${this.location} ${failureText}: ${getReason(error)}`,
        {
          cause: error,
        },
      );
    }
  }

  createObjectKey(path: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + splitStorePath(path).join('/') };
  }
}

function getStatus(error: unknown): number | undefined {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

function returnNullIfMissing(error: unknown): null {
  if ((error as Error).name !== 'NoSuchBucket' && getStatus(error) === 404) return null;
  throw error;
}

/** Returns a short reason for a failure, from the name and message of the SDK's error. */
function getReason(error: unknown): string {
  const { name, message } = error as Error;
  if (name === 'AbortError' || name === 'TimeoutError') return 'no answer in time';
  const [refusal] = /connect [A-Z]+ [^\s]+/.exec(message) ?? [];
  if (refusal !== undefined) return refusal;
  return [name === 'Error' ? '' : name, message].filter(Boolean).join(': ');
}
