import { folderOf } from '#stories/assemble-space.ts';
import { parentSlug } from '#stories/folders.ts';
import type { StoryRecord } from '#stories/space.ts';
import { differences, fingerprintOf } from './comparable.ts';
import { decide } from './decide.ts';
import { exchange, type Exchange, type ExchangedAsset } from './exchange.ts';
import type { RemoteStory } from './remote-answer.schema.ts';
import type { SentStory } from './remote-space.ts';
import { commonSlug, EMPTY_EXCHANGE, ourSide, theirSide } from './story-sides.ts';
import { attempt, type SyncRun } from './sync-run.ts';

type RemoteStories = Map<string, RemoteStory>;

/** Folders and stories are separate maps, because a start page has the slug of its folder. */
function indexed(stories: readonly RemoteStory[], folders: boolean): RemoteStories {
  const wanted = stories.filter(({ is_folder: isFolder }) => isFolder === folders);
  return new Map(wanted.map((story) => [commonSlug(story.full_slug), story]));
}

const lastPart = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1);

/** Creates missing folders, parents first. */
async function makeFolders(run: SyncRun, folders: RemoteStories): Promise<void> {
  for (const { fullSlug, slug } of run.local.space.folders) {
    if (folders.has(fullSlug) || run.dry) continue;
    if (!run.local.space.stories.some((story) => story.fullSlug.startsWith(run.prefix))) continue;
    const parent = folders.get(parentSlug(fullSlug))?.id ?? 0;
    const sent = { name: slug, slug, parent_id: parent, is_folder: true };
    folders.set(fullSlug, await run.remote.createStory(sent));
  }
}

function headOf(record: StoryRecord, folders: RemoteStories): SentStory {
  const { isStartpage, firstPublishedAt, draft, fullSlug } = record;
  return {
    name: draft.name,
    slug: lastPart(commonSlug(fullSlug)),
    parent_id: folders.get(folderOf(record))?.id ?? 0,
    tag_list: draft.tags,
    position: draft.position,
    ...(isStartpage && { is_startpage: true }),
    ...(firstPublishedAt !== null && { first_published_at: firstPublishedAt }),
  };
}

/** Creates missing stories without content, because relations need the uuids of all stories. */
async function makeStories(
  run: SyncRun,
  ours: readonly StoryRecord[],
  { folders, stories }: { readonly folders: RemoteStories; readonly stories: RemoteStories },
): Promise<void> {
  for (const record of ours) {
    const slug = commonSlug(record.fullSlug);
    if (stories.has(slug)) continue;
    run.report.addDecision('stories', slug, 'create');
    if (run.dry) continue;
    await attempt(run, 'stories', slug, async () => {
      const content = { component: record.draft.content['component'], _uid: record.uuid };
      const made = await run.remote.createStory({ ...headOf(record, folders), content });
      stories.set(slug, { ...made, content });
      // After an aborted run, the next one recognises this placeholder as its own.
      run.state.records.stories[slug] = fingerprintOf(
        theirSide({ ...made, content }, EMPTY_EXCHANGE),
      );
    });
  }
}

async function send(
  run: SyncRun,
  record: StoryRecord,
  there: RemoteStory,
  folders: RemoteStories,
  known: Exchange,
): Promise<void> {
  const { published, draft } = record;
  const head = headOf(record, folders);
  const put = (content: unknown, publish: boolean) =>
    run.remote.updateStory(
      there.id,
      { ...head, content: exchange(content, known) as object as never },
      publish,
    );
  if (published) await put(published.content, true);
  else if (there.published) await run.remote.unpublishStory(there.id);
  if (!published || ourSide(record, known).changes) await put(draft.content, false);
}

/** Sends stories that changed locally. Stories that exist only in the space stay. */
export async function pushStories(
  run: SyncRun,
  assets: ReadonlyMap<string, ExchangedAsset>,
): Promise<void> {
  const all = await run.remote.stories();
  const [folders, stories] = [indexed(all, true), indexed(all, false)];
  const ours = run.local.space.stories.filter(({ fullSlug }) => fullSlug.startsWith(run.prefix));
  const missing = new Set(
    ours.map(({ fullSlug }) => commonSlug(fullSlug)).filter((slug) => !stories.has(slug)),
  );
  await makeFolders(run, folders);
  await makeStories(run, ours, { folders, stories });
  const uuids = run.local.space.stories.flatMap(({ uuid, fullSlug }) => {
    const there = stories.get(commonSlug(fullSlug));
    return there ? [[uuid, there.uuid] as const] : [];
  });
  const known: Exchange = { uuids: new Map(uuids), assets };
  for (const record of ours) {
    const slug = commonSlug(record.fullSlug);
    const listed = stories.get(slug);
    if (!listed) continue;
    await attempt(run, 'stories', slug, async () => {
      const there = missing.has(slug) ? listed : await run.remote.story(listed.id);
      const [our, their] = [ourSide(record, known), theirSide(there, EMPTY_EXCHANGE)];
      const [from, to, base] = [
        fingerprintOf(our),
        fingerprintOf(their),
        run.state.records.stories[slug],
      ];
      const decision = decide({ from, to, base }, run.force);
      if (!missing.has(slug)) {
        run.report.addDecision('stories', slug, decision, fieldsOf(our, their).join(', '));
      }
      if (decision === 'update' && !run.dry) await send(run, record, there, folders, known);
      if (decision === 'same' || decision === 'update') run.state.records.stories[slug] = from;
    });
    if (!run.dry) await run.state.save();
  }
  for (const slug of stories.keys()) {
    if (!run.local.storyAt(slug)) run.report.addDecision('stories', slug, 'only-there');
  }
}

/** Fields in which two versions of a story differ, including content fields. */
export function fieldsOf(
  one: { readonly content: unknown },
  other: { readonly content: unknown },
): readonly string[] {
  const own = differences({ ...one, content: null }, { ...other, content: null });
  return [...own, ...differences(Object(one.content), Object(other.content))];
}
