import { isDeepStrictEqual } from 'node:util';
import { createManagementApiClient } from '@storyblok/management-api-client';
import { z } from 'zod';

export interface RemoteAccess {
  readonly spaceId: number;
  readonly token: string;
  readonly region: 'eu' | 'us' | 'ca' | 'ap' | 'cn';
  /** Address in the place of the region's, without `/v1`. */
  readonly url: string | undefined;
}

/** The space refused, or could not be asked. */
export class RemoteError extends Error {
  /** HTTP status; 0 when there was no answer. */
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

/** Of what was refused for its number or got lost; milliseconds. */
const RETRY = { limit: 5, backoffLimit: 3000, statusCodes: [429] };

/** Tokens of people are sent as they are, those of OAuth apps as bearer. */
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
    // Six a second is what the hosted service allows; next door nobody has to wait.
    ...(local ? { rateLimit: false, retry: { limit: 0 } } : { retry: RETRY }),
  });
}

function reasonOf({ error, response }: Answer): string {
  const { data } = Object(Object(error).response) as { readonly data?: unknown };
  const said = data ?? Object(error).message ?? error;
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  return `${response?.status ?? 'no answer'} ${text ?? ''}`.trim();
}

/** The official management client, with answers checked and failures as errors. */
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
    throw new RemoteError(`${what}: unexpected answer at ${issue?.path.join('.')}`, 200);
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
      // Some lists know no pages: the same ones would come for ever.
      if (items.length > 0 && isDeepStrictEqual(items[0], found[0])) return found;
      found.push(...items);
      if (items.length < PER_PAGE) return found;
    }
  }
}
