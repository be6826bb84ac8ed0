import type { ContentSlugAnswer } from '@gruenland/shared-contracts/api/content-slugs.ts';
import {
  redirectKey,
  redirectPathKey,
} from '@gruenland/shared-contracts/content/redirect-address.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { contentReader } from './content-reader.server.ts';
import type { ContentReader } from './content-reader.server.ts';
import { blocksField, flagField, textField } from './fields.ts';
import { linkField, storyPath } from './link-field.ts';
import { uuidAtSlug } from './seen-slugs.server.ts';

/** Story with the editors' list of addresses that have moved or are gone for good. */
const REDIRECTS_SLUG = '_redirects';

/**
 * What stands where there is no story (any more): a permanent redirect when the editors' list or
 * the story itself says where it has moved, 410 when it has been withdrawn, else 404.
 *
 * @throws {ContentError} when that could not be found out
 */
export async function absentStory(context: LoadContext, slug: string): Promise<PageResult<never>> {
  const content = contentReader(context);
  const listed = await listedRedirect(content, slug);
  if (listed) return listed;
  if (context.contentVersion === 'draft') return notFound();
  const known = await knownOf(context, slug);
  const led = known?.redirect;
  if (led) return ledOn(led, slug);
  const uuid = uuidAtSlug(context.settings, slug) ?? known?.story;
  if (!uuid) return notFound();
  const [story] = await content.storiesByUuids([uuid]);
  if (!story) return { kind: 'gone' };
  const now = storyPath(story.full_slug);
  if (now === paths.contentPage(slug)) return notFound();
  // The same story has the same pages of its list.
  return redirectTo(context.query.size > 0 ? `${now}?${context.query}` : now, 301);
}

/** The same for an address that can be no story's, such as an old one with spaces in it. */
export async function absentAddress(context: LoadContext): Promise<PageResult<never>> {
  return (await listedRedirect(contentReader(context), context.path)) ?? notFound();
}

/** What this release never saw the api may know, which outlives releases; without it there is no page. */
async function knownOf(
  { api, log }: LoadContext,
  slug: string,
): Promise<ContentSlugAnswer | undefined> {
  try {
    const query = new URLSearchParams({ slug });
    const { status, body } = await api.get<ContentSlugAnswer>(`/api/content/slugs?${query}`);
    return status === 200 ? body : undefined;
  } catch (error) {
    log.warn({ error: String(error) }, 'former addresses could not be read');
    return undefined;
  }
}

/** What staff say of an address at their desk. */
function ledOn(
  { to, status }: NonNullable<ContentSlugAnswer['redirect']>,
  slug: string,
): PageResult<never> {
  if (to === null || status === 410) return { kind: 'gone' };
  return to === paths.contentPage(slug) ? notFound() : redirectTo(to, status);
}

/**
 * Fields of an entry: `from` (path), `to` (link), `gone`. Who is sent on twice is sent to the end at once;
 * entries that lead in a circle lead nowhere.
 */
async function listedRedirect(
  content: ContentReader,
  slug: string,
): Promise<PageResult<never> | undefined> {
  const list = await content.story(REDIRECTS_SLUG, { resolve_links: 'url' });
  const entries = new Map(
    blocksField(list?.content['entries'])
      .toReversed()
      .map((entry) => [redirectKey(textField(entry['from']) ?? ''), entry] as const),
  );
  const passed = new Set<string>();
  let led: string | undefined;
  for (let at = redirectPathKey(slug); entries.has(at); at = redirectKey(led)) {
    const entry = entries.get(at);
    if (flagField(entry?.['gone']) === true) return { kind: 'gone' };
    const to = linkField(entry?.['to']);
    passed.add(at);
    if (!to?.startsWith('/') || passed.has(redirectKey(to))) return undefined;
    led = to;
  }
  return led === undefined ? undefined : redirectTo(led, 301);
}
