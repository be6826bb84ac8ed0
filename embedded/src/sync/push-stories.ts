import { getFolderSlug } from '#stories/assemble-space.ts';
import { getParentSlug } from '#stories/folders.ts';
import type { StoryRecord } from '#stories/space.ts';
import { findDifferentKeys, getFingerprint } from './comparable.ts';
import { decideAction } from './decide-action.ts';
import { replaceReferences, type ReferenceMap, type TargetAsset } from './replace-references.ts';
import type { RemoteStory } from './remote-response.schema.ts';
import type { SentStory } from './remote-space.ts';
import {
  trimStartpageSlash,
  EMPTY_REFERENCE_MAP,
  getComparableLocalStory,
  getComparableRemoteStory,
} from './comparable-story.ts';
import { attemptStep, type SyncRun } from './sync-run.ts';

type RemoteStoryBySlug = Map<string, RemoteStory>;

/**
 * Maps slugs either to folders or to stories. A start page has the same slug as its folder, so one
 * map could not contain both.
 */
function indexBySlug(stories: readonly RemoteStory[], selectsFolders: boolean): RemoteStoryBySlug {
  const selectedStories = stories.filter(({ is_folder: isFolder }) => isFolder === selectsFolders);
  return new Map(selectedStories.map((story) => [trimStartpageSlash(story.full_slug), story]));
}

const getLastSegment = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1);

/** Creates the folders that the space lacks, parent folders first. */
async function createFolders(run: SyncRun, folders: RemoteStoryBySlug): Promise<void> {
  const { folders: localFolders, stories } = run.local.space;
  const sentStories = stories.filter((story) => story.fullSlug.startsWith(run.prefix));
  for (const { fullSlug, slug } of localFolders) {
    if (folders.has(fullSlug) || run.isDryRun) continue;
    if (!sentStories.some((story) => story.fullSlug.startsWith(`${fullSlug}/`))) continue;
    const parent = folders.get(getParentSlug(fullSlug))?.id ?? 0;
    const folder = { name: slug, slug, parent_id: parent, is_folder: true };
    folders.set(fullSlug, await run.remote.createStory(folder));
  }
}

function getHead(record: StoryRecord, folders: RemoteStoryBySlug): SentStory {
  const { isStartpage, firstPublishedAt, draft, fullSlug } = record;
  return {
    name: draft.name,
    slug: getLastSegment(trimStartpageSlash(fullSlug)),
    parent_id: folders.get(getFolderSlug(record))?.id ?? 0,
    tag_list: draft.tags,
    position: draft.position,
    ...(isStartpage && { is_startpage: true }),
    ...(firstPublishedAt !== null && { first_published_at: firstPublishedAt }),
  };
}

/**
 * Creates the stories that the space lacks, but leaves their content empty, because relations in
 * the content need the uuids of all stories.
 */
async function createStories(
  run: SyncRun,
  localStories: readonly StoryRecord[],
  {
    folders,
    stories,
  }: { readonly folders: RemoteStoryBySlug; readonly stories: RemoteStoryBySlug },
): Promise<void> {
  for (const record of localStories) {
    const slug = trimStartpageSlash(record.fullSlug);
    if (stories.has(slug)) continue;
    run.report.addDecision('stories', slug, 'create');
    if (run.isDryRun) continue;
    await attemptStep(run, 'stories', slug, async () => {
      const content = { component: record.draft.content['component'], _uid: record.uuid };
      const createdStory = await run.remote.createStory({ ...getHead(record, folders), content });
      stories.set(slug, { ...createdStory, content });
      // Stores the fingerprint of the empty story. If this run is aborted, the next run therefore
      // sends the content.
      run.state.records.stories[slug] = getFingerprint(
        getComparableRemoteStory({ ...createdStory, content }, EMPTY_REFERENCE_MAP),
      );
    });
  }
}

async function sendStory(
  run: SyncRun,
  record: StoryRecord,
  remoteStory: RemoteStory,
  folders: RemoteStoryBySlug,
  referenceMap: ReferenceMap,
): Promise<void> {
  const { published, draft } = record;
  const head = getHead(record, folders);
  const put = (content: unknown, publish: boolean) =>
    run.remote.updateStory(
      remoteStory.id,
      { ...head, content: replaceReferences(content, referenceMap) as object as never },
      publish,
    );
  if (published) await put(published.content, true);
  else if (remoteStory.published) await run.remote.unpublishStory(remoteStory.id);
  if (!published || getComparableLocalStory(record, referenceMap).hasChanges)
    await put(draft.content, false);
}

/** Sends stories that changed locally. Stories that exist only in the space are kept. */
export async function pushStories(
  run: SyncRun,
  assets: ReadonlyMap<string, TargetAsset>,
): Promise<void> {
  const remoteItems = await run.remote.fetchStories();
  const [folders, stories] = [indexBySlug(remoteItems, true), indexBySlug(remoteItems, false)];
  const localStories = run.local.space.stories.filter(({ fullSlug }) =>
    fullSlug.startsWith(run.prefix),
  );
  const missing = new Set(
    localStories
      .map(({ fullSlug }) => trimStartpageSlash(fullSlug))
      .filter((slug) => !stories.has(slug)),
  );
  await createFolders(run, folders);
  await createStories(run, localStories, { folders, stories });
  const uuids = run.local.space.stories.flatMap(({ uuid, fullSlug }) => {
    const remoteStory = stories.get(trimStartpageSlash(fullSlug));
    return remoteStory ? [[uuid, remoteStory.uuid] as const] : [];
  });
  const referenceMap: ReferenceMap = { uuids: new Map(uuids), assets };
  for (const record of localStories) {
    const slug = trimStartpageSlash(record.fullSlug);
    const remoteStory = stories.get(slug);
    if (!remoteStory) continue;
    await attemptStep(run, 'stories', slug, async () => {
      const currentRemoteStory = missing.has(slug)
        ? remoteStory
        : await run.remote.fetchStory(remoteStory.id);
      const [comparableLocalStory, comparableRemoteStory] = [
        getComparableLocalStory(record, referenceMap),
        getComparableRemoteStory(currentRemoteStory, EMPTY_REFERENCE_MAP),
      ];
      const [from, to, base] = [
        getFingerprint(comparableLocalStory),
        getFingerprint(comparableRemoteStory),
        run.state.records.stories[slug],
      ];
      const decision = decideAction({ from, to, base }, run.force);
      if (!missing.has(slug)) {
        run.report.addDecision(
          'stories',
          slug,
          decision,
          findDifferentFields(comparableLocalStory, comparableRemoteStory).join(', '),
        );
      }
      if (decision === 'update' && !run.isDryRun)
        await sendStory(run, record, currentRemoteStory, folders, referenceMap);
      if (decision === 'same' || decision === 'update') run.state.records.stories[slug] = from;
    });
    if (!run.isDryRun) await run.state.save();
  }
  for (const slug of stories.keys()) {
    if (!slug.startsWith(run.prefix)) continue;
    if (!run.local.findStory(slug)) run.report.addDecision('stories', slug, 'only-there');
  }
}

/**
 * Returns the names of the fields in which two versions of a story differ, including fields of the
 * content.
 */
export function findDifferentFields(
  one: { readonly content: unknown },
  other: { readonly content: unknown },
): readonly string[] {
  const headDifferences = findDifferentKeys({ ...one, content: null }, { ...other, content: null });
  return [...headDifferences, ...findDifferentKeys(Object(one.content), Object(other.content))];
}
