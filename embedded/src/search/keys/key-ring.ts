import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ApiError } from '#search/api-error.ts';
import { ACLS, type Acl, type ApiKey } from './api-key.ts';

const MAX_KEYS = 5000;
const UNRESTRICTED_KEY_FIELDS: Pick<
  ApiKey,
  'createdAt' | 'indexes' | 'maxHitsPerQuery' | 'maxQueriesPerIPPerHour' | 'referers' | 'validity'
> = {
  createdAt: 0,
  indexes: [],
  maxHitsPerQuery: 0,
  maxQueriesPerIPPerHour: 0,
  referers: [],
  validity: 0,
};

/** Keys that are set in the configuration and cannot be changed. */
export interface FixedKeys {
  readonly adminKey: string;
  readonly searchKey: string;
}

/** All keys of the application. Keys that were created by requests are stored in a file. */
export class KeyRing {
  readonly #file: string;
  readonly #fixedKeys: ReadonlyMap<string, ApiKey>;
  readonly #createdKeys: Map<string, ApiKey>;
  readonly #deletedKeys = new Map<string, ApiKey>();
  #lastWrite: Promise<void> = Promise.resolve();

  private constructor(file: string, fixedKeys: FixedKeys, createdKeys: readonly ApiKey[]) {
    this.#file = file;
    this.#createdKeys = new Map(createdKeys.map((key) => [key.value, key]));
    this.#fixedKeys = new Map<string, ApiKey>([
      [
        fixedKeys.adminKey,
        { ...UNRESTRICTED_KEY_FIELDS, value: fixedKeys.adminKey, acl: ['admin', ...ACLS] },
      ],
      [
        fixedKeys.searchKey,
        {
          ...UNRESTRICTED_KEY_FIELDS,
          value: fixedKeys.searchKey,
          acl: ['search', 'recommendation'],
        },
      ],
    ]);
  }

  static async open(file: string, fixedKeys: FixedKeys): Promise<KeyRing> {
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    });
    return new KeyRing(file, fixedKeys, JSON.parse(text) as ApiKey[]);
  }

  /** Returns the key, or undefined when it is unknown or expired. */
  find(value: string): ApiKey | undefined {
    const key = this.#fixedKeys.get(value) ?? this.#createdKeys.get(value);
    const isExpired = key && key.validity > 0 && Date.now() > key.createdAt + key.validity * 1000;
    return isExpired ? undefined : key;
  }

  /** Returns all keys that may be parents of secured keys. As in Algolia, no admin key may. */
  listSecuredKeyParents(): ApiKey[] {
    return [...this.#fixedKeys.values(), ...this.#createdKeys.values()].filter(
      ({ acl }) => !acl.includes('admin'),
    );
  }

  list(): ApiKey[] {
    return [...this.#createdKeys.values()];
  }

  /** @throws {ApiError} 400 for an unknown permission or when there are too many keys */
  async add(fields: Readonly<Record<string, unknown>>): Promise<ApiKey> {
    if (this.#createdKeys.size >= MAX_KEYS) throw new ApiError(400, 'Too many keys');
    const key = createKey(fields, randomBytes(16).toString('hex'), Date.now());
    this.#createdKeys.set(key.value, key);
    await this.#save();
    return key;
  }

  /** @throws {ApiError} 404 for an unknown key, 400 for an unknown permission */
  async update(value: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
    const key = this.#getCreatedKey(value);
    this.#createdKeys.set(value, createKey(fields, value, key.createdAt));
    await this.#save();
  }

  /** @throws {ApiError} 404 for an unknown key */
  async remove(value: string): Promise<void> {
    this.#deletedKeys.set(value, this.#getCreatedKey(value));
    this.#createdKeys.delete(value);
    await this.#save();
  }

  /** @throws {ApiError} 404 for a key that was not deleted since the start of the service */
  async restore(value: string): Promise<void> {
    const key = this.#deletedKeys.get(value);
    if (!key) throw new ApiError(404, 'Key does not exist');
    this.#deletedKeys.delete(value);
    this.#createdKeys.set(value, key);
    await this.#save();
  }

  #getCreatedKey(value: string): ApiKey {
    const key = this.#createdKeys.get(value);
    if (!key) throw new ApiError(404, 'Key does not exist');
    return key;
  }

  #save(): Promise<void> {
    const text = JSON.stringify([...this.#createdKeys.values()]);
    const writePromise = this.#lastWrite.then(async () => {
      await writeFile(`${this.#file}.new`, text, { mode: 0o600 });
      await rename(`${this.#file}.new`, this.#file);
    });
    this.#lastWrite = writePromise.catch(() => {});
    return writePromise;
  }
}

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? (value as unknown[]).map(String) : [];

const readCount = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;

function createKey(
  fields: Readonly<Record<string, unknown>>,
  value: string,
  createdAt: number,
): ApiKey {
  const acl = toTexts(fields['acl']);
  const unknownPermission = acl.find((name) => !(ACLS as readonly string[]).includes(name));
  if (unknownPermission !== undefined || acl.length === 0) {
    throw new ApiError(400, `Invalid ACL: ${unknownPermission?.slice(0, 50) ?? 'none given'}`);
  }
  const { description, queryParameters } = fields;
  return {
    value,
    createdAt,
    acl: acl as Acl[],
    indexes: toTexts(fields['indexes']),
    referers: toTexts(fields['referers']),
    maxHitsPerQuery: readCount(fields['maxHitsPerQuery']),
    maxQueriesPerIPPerHour: readCount(fields['maxQueriesPerIPPerHour']),
    validity: readCount(fields['validity']),
    ...(typeof description === 'string' && { description }),
    ...(typeof queryParameters === 'string' && { queryParameters }),
  };
}
