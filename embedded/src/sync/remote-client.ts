import { isDeepStrictEqual } from 'node:util';
import { createManagementApiClient } from '@storyblok/management-api-client';
import { z } from 'zod';

export interface RemoteAccess {
  readonly spaceId: number;
  readonly token: string;
  readonly region: 'eu' | 'us' | 'ca' | 'ap' | 'cn';
  /** Base URL instead of that of the region, without `/v1`. */
  readonly url: string | undefined;
}

/** The space rejected the call or could not be reached. */
export class RemoteError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

type ManagementClient = ReturnType<typeof createManagementApiClient>;

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response?: Response | undefined;
}

const PER_PAGE = 100;

/** Retries of rate-limited and lost calls; back-off in milliseconds. */
const RETRY = { limit: 5, backoffLimit: 3000, statusCodes: [429] };

/** Personal tokens are sent as they are, OAuth tokens as bearer tokens. */
function createClient({ spaceId, token, region, url }: RemoteAccess): ManagementClient {
  const access = token.startsWith('Bearer ')
    ? { oauthToken: token }
    : { personalAccessToken: token };
  const local = url !== undefined && /^https?:\/\/(?:127\.0\.0\.1|localhost)[:/]/u.test(`${url}/`);
  return createManagementApiClient({
    ...access,
    spaceId,
    region,
    ...(url !== undefined && { baseUrl: url }),
    // The hosted service allows six calls per second; a local service has no limit.
    ...(local ? { rateLimit: false, retry: { limit: 0 } } : { retry: RETRY }),
  });
}

function reasonOf({ error, response }: Answer): string {
  const { data } = Object(Object(error).response) as { readonly data?: unknown };
  const said = data ?? Object(error).message ?? error;
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  return `${response?.status ?? 'no answer'} ${text ?? ''}`.trim();
}

/** The official management client with validated responses and errors for failures. */
export class RemoteClient {
  readonly official: ManagementClient;
  readonly spaceId: number;

  constructor(access: RemoteAccess) {
    this.official = createClient(access);
    this.spaceId = access.spaceId;
  }

  /** @throws {RemoteError} */
  async call<Schema extends z.ZodType>(
    what: string,
    schema: Schema,
    answer: Promise<unknown>,
  ): Promise<z.infer<Schema>> {
    const given = (await answer.catch((error: unknown) => ({ error }))) as Answer;
    if (given.error !== undefined || given.response?.ok === false) {
      throw new RemoteError(`${what}: ${reasonOf(given)}`, given.response?.status ?? 0);
    }
    const read = schema.safeParse(given.data ?? {});
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new RemoteError(`${what}: unexpected response at ${issue?.path.join('.')}`, 200);
  }

  /**
   * All pages of a list.
   * @throws {RemoteError}
   */
  async all<Schema extends z.ZodType>(
    what: string,
    key: string,
    schema: Schema,
    list: (query: { readonly page: number; readonly per_page: number }) => Promise<unknown>,
  ): Promise<z.infer<Schema>[]> {
    const found: z.infer<Schema>[] = [];
    const page = z.object({ [key]: z.array(schema) });
    for (let number = 1; ; number += 1) {
      const answer = list({ page: number, per_page: PER_PAGE });
      const read = (await this.call(what, page, answer)) as Record<string, z.infer<Schema>[]>;
      const items = read[key] ?? [];
      // Some lists ignore paging and would return the same items forever.
      if (items.length > 0 && isDeepStrictEqual(items[0], found[0])) return found;
      found.push(...items);
      if (items.length < PER_PAGE) return found;
    }
  }
}
