import StoryblokClient from 'storyblok-js-client';
import type { ContentVersion, ServerSettings } from '@gruenland/shared-contracts/load-context.ts';
import { toContentError } from './content-error.server.ts';
import { fetchContent } from './content-fetch.server.ts';
import type { ContentQuery } from './content-query.ts';
import { validateContentResponse } from './validate-content-response.ts';

/**
 * A response of the content system. Several pages share this object, so it must not be modified.
 */
export interface ContentResponse {
  readonly data: Readonly<Record<string, unknown>>;
  /** Number of stories on all result pages together. Defined for lists only. */
  readonly total: number | undefined;
}

/** Requests data from the content system and caches nothing. Rejects with ContentError. */
export type ContentReadFunction = (
  path: string,
  query: ContentQuery,
  cv?: number,
) => Promise<ContentResponse>;

type ContentAccess = Pick<
  ServerSettings,
  | 'contentEndpoint'
  | 'contentPublicToken'
  | 'contentPreviewToken'
  | 'contentOAuthToken'
  | 'contentRateLimit'
>;

/**
 * Maximum number of retries after a 429 response and the delay before each retry in milliseconds
 * (specification section 8).
 */
const RETRY_OPTIONS = { maxRetries: 10, retriesDelay: 300 } as const;

/**
 * Wraps the content client. The client's own cache is off, because all instances share it and
 * nothing invalidates it. The client's own content version is not used, because callers pass `cv`.
 */
export function createContentReadFunction(
  access: ContentAccess,
  version: ContentVersion,
): ContentReadFunction {
  const isDraft = version === 'draft';
  const client = new StoryblokClient({
    endpoint: access.contentEndpoint,
    accessToken: isDraft ? access.contentPreviewToken : access.contentPublicToken,
    ...(access.contentOAuthToken ? { oauthToken: access.contentOAuthToken } : {}),
    version,
    rateLimit: access.contentRateLimit,
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
    fetch: fetchContent as typeof fetch,
    ...RETRY_OPTIONS,
  });
  return async (path, query, contentVersion) => {
    try {
      // Creates a new object for each call, because the client modifies it: it adds token, version
      // and cv.
      const params = {
        ...query,
        version,
        ...(contentVersion === undefined ? {} : { cv: contentVersion }),
      };
      const { data, total } = await client.get(`cdn/${path}`, params as object);
      return {
        data: validateContentResponse(path, data),
        total: Number.isFinite(total) ? total : undefined,
      };
    } catch (rejection) {
      throw toContentError(rejection, path);
    }
  };
}

/** Reads the content version of the space. This number increases with every publication. */
export async function readSpaceVersion(readContent: ContentReadFunction): Promise<number> {
  const { data } = await readContent('spaces/me', {});
  const version = Number(Object(data['space']).version);
  if (!Number.isFinite(version)) throw toContentError({ message: 'no version' }, 'spaces/me');
  return version;
}
