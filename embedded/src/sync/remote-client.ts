import { isDeepStrictEqual } from 'node:util';
import { createManagementApiClient } from '@storyblok/management-api-client';
import { z } from 'zod';

export interface RemoteAccess {
  readonly spaceId: number;
  readonly token: string;
  readonly region: 'eu' | 'us' | 'ca' | 'ap' | 'cn';
  /** Base URL of the API (without `/v1`); if undefined, the URL of the region is used. */
  readonly url: string | undefined;
}

/** Thrown when the space cannot be reached or rejects a call. */
export class RemoteError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

type ManagementClient = ReturnType<typeof createManagementApiClient>;

interface ClientResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response?: Response | undefined;
}

const PER_PAGE = 100;

/**
 * Retries of a call that the rate limit rejected or that got no response. `limit` is the maximum
 * number of retries, `backoffLimit` the maximum delay before one in milliseconds.
 */
const RETRY_OPTIONS = { limit: 5, backoffLimit: 3000, statusCodes: [429] };

/**
 * Creates the client. A token that starts with `Bearer` is an OAuth token, others are personal
 * tokens.
 */
function createClient({ spaceId, token, region, url }: RemoteAccess): ManagementClient {
  const access = token.startsWith('Bearer ')
    ? { oauthToken: token }
    : { personalAccessToken: token };
  const isLocal =
    url !== undefined && /^https?:\/\/(?:127\.0\.0\.1|localhost)[:/]/u.test(`${url}/`);
  return createManagementApiClient({
    ...access,
    spaceId,
    region,
    ...(url !== undefined && { baseUrl: url }),
    // The hosted service allows six calls per second. A local service has no limit.
    ...(isLocal ? { rateLimit: false, retry: { limit: 0 } } : { retry: RETRY_OPTIONS }),
  });
}

function describeFailureReason({ error, response }: ClientResult): string {
  const { data } = Object(Object(error).response) as { readonly data?: unknown };
  const reason = data ?? Object(error).message ?? error;
  const text = typeof reason === 'string' ? reason : JSON.stringify(reason);
  return `${response?.status ?? 'no answer'} ${text ?? ''}`.trim();
}

/**
 * Calls the API with its official client. Validates the responses and throws an error for each
 * failure.
 */
export class RemoteClient {
  readonly officialClient: ManagementClient;
  readonly spaceId: number;

  constructor(access: RemoteAccess) {
    this.officialClient = createClient(access);
    this.spaceId = access.spaceId;
  }

  /** @throws {RemoteError} when the call fails or its response has an unexpected form */
  async call<Schema extends z.ZodType>(
    what: string,
    schema: Schema,
    responsePromise: Promise<unknown>,
  ): Promise<z.infer<Schema>> {
    const result = (await responsePromise.catch((error: unknown) => ({ error }))) as ClientResult;
    if (result.error !== undefined || result.response?.ok === false) {
      throw new RemoteError(
        `${what}: ${describeFailureReason(result)}`,
        result.response?.status ?? 0,
      );
    }
    const parseResult = schema.safeParse(result.data ?? {});
    if (parseResult.success) return parseResult.data;
    const [issue] = parseResult.error.issues;
    throw new RemoteError(`${what}: unexpected response at ${issue?.path.join('.')}`, 200);
  }

  /**
   * Fetches all pages of a list.
   * @throws {RemoteError} when a call fails
   */
  async fetchAllPages<Schema extends z.ZodType>(
    what: string,
    key: string,
    schema: Schema,
    list: (query: { readonly page: number; readonly per_page: number }) => Promise<unknown>,
  ): Promise<z.infer<Schema>[]> {
    const allItems: z.infer<Schema>[] = [];
    const page = z.object({ [key]: z.array(schema) });
    for (let pageNumber = 1; ; pageNumber += 1) {
      const responsePromise = list({ page: pageNumber, per_page: PER_PAGE });
      const parseResult = (await this.call(what, page, responsePromise)) as Record<
        string,
        z.infer<Schema>[]
      >;
      const items = parseResult[key] ?? [];
      // Stops if the first page is returned again, because some lists ignore the page number.
      if (items.length > 0 && isDeepStrictEqual(items[0], allItems[0])) return allItems;
      allItems.push(...items);
      if (items.length < PER_PAGE) return allItems;
    }
  }
}
