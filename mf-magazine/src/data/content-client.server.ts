import StoryblokClient from 'storyblok-js-client';
import type { ContentVersion, ServerSettings } from '@gruenland/shared-contracts/load-context.ts';
import { toContentError } from './content-error.server.ts';
import { contentFetch } from './content-fetch.server.ts';
import type { ContentQuery } from './content-query.ts';
import { wholeAnswer } from './whole-answer.ts';

/** What the content system answered. Shared between pages: read, never change. */
export interface ContentAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  /** Number of stories over all pages; only with lists. */
  readonly total: number | undefined;
}

/** Reads from the content system, uncached. Rejects with ContentError. */
export type ContentRead = (
  path: string,
  query: ContentQuery,
  cv?: number,
) => Promise<ContentAnswer>;

type ContentAccess = Pick<
  ServerSettings,
  | 'contentEndpoint'
  | 'contentPublicToken'
  | 'contentPreviewToken'
  | 'contentOAuthToken'
  | 'contentRateLimit'
>;

/** Retries of a 429 and the time between them (specification section 8). */
const RETRIES = { maxRetries: 10, retriesDelay: 300 } as const;

/**
 * The one place that knows the content client. Its cache is off (it would be shared by all
 * instances and never refreshed), its handling of the content version too: the caller gives `cv`.
 */
export function createContentRead(access: ContentAccess, version: ContentVersion): ContentRead {
  const draft = version === 'draft';
  const client = new StoryblokClient({
    endpoint: access.contentEndpoint,
    accessToken: draft ? access.contentPreviewToken : access.contentPublicToken,
    ...(access.contentOAuthToken ? { oauthToken: access.contentOAuthToken } : {}),
    version,
    rateLimit: access.contentRateLimit,
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
    fetch: contentFetch as typeof fetch,
    ...RETRIES,
  });
  return async (path, query, cv) => {
    try {
      // A fresh object per call: the client writes token, version and cv into what it is given.
      const params = { ...query, version, ...(cv === undefined ? {} : { cv }) };
      const { data, total } = await client.get(`cdn/${path}`, params as object);
      return { data: wholeAnswer(path, data), total: Number.isFinite(total) ? total : undefined };
    } catch (rejection) {
      throw toContentError(rejection, path);
    }
  };
}

/** Number of the space's newest publication. */
export async function readSpaceVersion(read: ContentRead): Promise<number> {
  const { data } = await read('spaces/me', {});
  const version = Number(Object(data['space']).version);
  if (!Number.isFinite(version)) throw toContentError({ message: 'no version' }, 'spaces/me');
  return version;
}
