import type { ContentSlugResponse } from '@gruenland/shared-contracts/api/content-slugs.ts';
import {
  normalizeRedirectUrl,
  normalizeRedirectPath,
} from '@gruenland/shared-contracts/content/redirect-url.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createContentReader } from './content-reader.server.ts';
import type { ContentReader } from './content-reader.server.ts';
import { readBlocksField, readFlagField, readTextField } from './fields.ts';
import { readLinkField, toStoryPath } from './read-link-field.ts';
import { findUuidBySlug } from './cached-slugs.server.ts';

/** Story that contains the editors' list of redirects and removed URLs. */
const REDIRECTS_SLUG = '_redirects';

/**
 * Returns the response for a slug without a story. Redirects when the editors' list, a redirect set
 * by staff or the story's uuid gives a new URL. Returns 410 when the story was unpublished or the
 * list names its URL as removed. Returns 404 in all other cases.
 *
 * @throws {ContentError} when the content system is unavailable
 */
export async function resolveMissingStory(
  context: LoadContext,
  slug: string,
): Promise<DocumentResult> {
  const content = createContentReader(context);
  const listedRedirect = await findListedRedirect(content, slug);
  if (listedRedirect) return listedRedirect;
  if (context.contentVersion === 'draft') return createNotFoundResult();
  const knownSlug = await lookUpSlug(context, slug);
  const staffRedirect = knownSlug?.redirect;
  if (staffRedirect) return toRedirectResult(staffRedirect, slug);
  const uuid = findUuidBySlug(context.settings, slug) ?? knownSlug?.story;
  if (!uuid) return createNotFoundResult();
  const [story] = await content.storiesByUuids([uuid]);
  if (!story) return { kind: 'gone' };
  const currentPath = toStoryPath(story.full_slug);
  if (currentPath === paths.contentPage(slug)) return createNotFoundResult();
  // Keeps the query, because the page `?seite=2` also exists at the story's new path.
  return redirectTo(context.query.size > 0 ? `${currentPath}?${context.query}` : currentPath, 301);
}

/** Returns the response for a path that cannot be a slug, such as an old URL with spaces. */
export async function resolveMissingPath(context: LoadContext): Promise<DocumentResult> {
  return (
    (await findListedRedirect(createContentReader(context), context.path)) ?? createNotFoundResult()
  );
}

/**
 * Looks up a slug in the api, which remembers slugs when a new release of this remote starts.
 * Returns undefined on failure.
 */
async function lookUpSlug(
  { api, log }: LoadContext,
  slug: string,
): Promise<ContentSlugResponse | undefined> {
  try {
    const query = new URLSearchParams({ slug });
    const { status, body } = await api.get<ContentSlugResponse>(`/api/content/slugs?${query}`);
    return status === 200 ? body : undefined;
  } catch (error) {
    log.warn({ error: String(error) }, 'looking up a slug failed');
    return undefined;
  }
}

/** Converts a redirect that staff configured for the slug to a page result. */
function toRedirectResult(
  { to, status }: NonNullable<ContentSlugResponse['redirect']>,
  slug: string,
): DocumentResult {
  if (to === null || status === 410) return { kind: 'gone' };
  return to === paths.contentPage(slug) ? createNotFoundResult() : redirectTo(to, status);
}

/**
 * Finds the slug in the editors' list. Each entry has the fields `from` (path), `to` (link) and
 * `gone`. Follows chains of redirects to their end and ignores circular redirects.
 */
async function findListedRedirect(
  content: ContentReader,
  slug: string,
): Promise<DocumentResult | undefined> {
  const list = await content.story(REDIRECTS_SLUG, { resolve_links: 'url' });
  const entries = new Map(
    readBlocksField(list?.content['entries'])
      .toReversed()
      .map((entry) => [normalizeRedirectUrl(readTextField(entry['from']) ?? ''), entry] as const),
  );
  const visitedPaths = new Set<string>();
  let target: string | undefined;
  for (
    let currentPath = normalizeRedirectPath(slug);
    entries.has(currentPath);
    currentPath = normalizeRedirectUrl(target)
  ) {
    const entry = entries.get(currentPath);
    if (readFlagField(entry?.['gone']) === true) return { kind: 'gone' };
    const targetHref = readLinkField(entry?.['to']);
    visitedPaths.add(currentPath);
    if (!targetHref?.startsWith('/') || visitedPaths.has(normalizeRedirectUrl(targetHref)))
      return undefined;
    target = targetHref;
  }
  return target === undefined ? undefined : redirectTo(target, 301);
}
