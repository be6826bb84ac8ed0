import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Document } from 'yaml';
import { ASSET_HOST } from '#images/asset-path.ts';
import { getStoryFilePath } from '#management/save-story.ts';
import { formatBerlinTime } from '#stories/berlin-time.ts';
import { createStoryUuid } from '#stories/identity.ts';
import { readDocument, writeDocument } from '#stories/publishing/story-document.ts';
import { parseStoryPath } from '#stories/story-path.ts';
import { getFingerprint } from './comparable.ts';
import { decideAction } from './decide-action.ts';
import {
  toAssetKey,
  replaceReferences,
  type ReferenceMap,
  type TargetAsset,
} from './replace-references.ts';
import { findDifferentFields } from './push-stories.ts';
import type { RemoteStory } from './remote-response.schema.ts';
import { setContent, type LocalNameLookup } from './story-yaml.ts';
import {
  trimStartpageSlash,
  EMPTY_REFERENCE_MAP,
  getComparableLocalStory,
  getComparableRemoteStory,
} from './comparable-story.ts';
import { attemptStep, type SyncRun } from './sync-run.ts';

/**
 * Fetches the stories of the remote space below the prefix, with their content. Omits stories whose
 * content cannot be fetched.
 */
export async function fetchStories(run: SyncRun): Promise<RemoteStory[]> {
  const listedStories = (await run.remote.fetchStories()).filter(
    ({ is_folder: isFolder, full_slug: slug }) => !isFolder && slug.startsWith(run.prefix),
  );
  const completeStories: RemoteStory[] = [];
  for (const { id, full_slug: slug } of listedStories) {
    await attemptStep(run, 'stories', slug, async () => {
      completeStories.push(await run.remote.fetchStory(id));
    });
    if (completeStories.length % 50 === 0)
      run.report.printNote(
        `stories      ${completeStories.length} of ${listedStories.length} read`,
      );
  }
  return completeStories;
}

function createLocalNameLookup(run: SyncRun, uuids: ReadonlyMap<string, string>): LocalNameLookup {
  return {
    getSlug: (uuid) => uuids.get(uuid),
    getFile: (url) => {
      const name = url.slice(url.lastIndexOf('/') + 1);
      return run.local.getAssetPath(name) === toAssetKey(url) ? name : undefined;
    },
    isDrawn: (name) => run.local.isDrawn(name),
  };
}

/** Reverses a reference map, so that it maps from the target to the source. */
function reverseReferenceMap({ uuids, assets }: ReferenceMap): ReferenceMap {
  return {
    uuids: new Map([...uuids].map(([sourceUuid, targetUuid]) => [targetUuid, sourceUuid])),
    assets: new Map(
      [...assets].map(([sourceKey, { filename }]) => [
        toAssetKey(filename),
        { id: 0, filename: `${ASSET_HOST}${sourceKey}` },
      ]),
    ),
  };
}

async function writeStory(
  run: SyncRun,
  story: RemoteStory,
  content: unknown,
  localNames: LocalNameLookup,
): Promise<void> {
  const slug = trimStartpageSlash(story.full_slug);
  const path = parseStoryPath(`${slug}.yaml`);
  if (path.kind !== 'story') {
    throw new Error(path.kind === 'refused' ? path.message : 'no story can have this address');
  }
  const { folder } = run.local;
  const existingDocument = await readDocument(getStoryFilePath(folder, slug));
  // For a published story with unpublished changes, the API returns only the draft. So the local
  // story file keeps its published version.
  const shouldWriteDraft =
    (story.published ?? false) &&
    (story.unpublished_changes ?? false) &&
    existingDocument !== undefined;
  const file = getStoryFilePath(folder, slug, shouldWriteDraft);
  const document =
    (shouldWriteDraft ? await readDocument(file) : existingDocument) ?? new Document({ name: '' });
  document.set('name', story.name);
  document.set('tags', story.tag_list ?? []);
  if (story.position || document.has('position')) document.set('position', story.position ?? 0);
  if (!shouldWriteDraft) setHead(document, story);
  setContent(document, content, localNames);
  await mkdir(dirname(file), { recursive: true });
  await writeDocument(file, document);
  if (!shouldWriteDraft) await rm(getStoryFilePath(folder, slug, true), { force: true });
}

function setHead(document: Document, story: RemoteStory): void {
  const isContentPublished = (story.published ?? false) && !story.unpublished_changes;
  if (!isContentPublished) document.set('published', false);
  else if (typeof document.get('published') !== 'string') {
    const time = Date.parse(story.published_at ?? '');
    document.set('published', formatBerlinTime(Number.isNaN(time) ? Date.now() : time));
  }
  if (story.is_startpage) document.set('startpage', true);
  setMissingTime(document, 'created', story.created_at);
  setMissingTime(document, 'first_published', story.first_published_at);
}

/** Writes the time of creation or first publication to a file that does not contain it. */
function setMissingTime(document: Document, key: string, time: string | null | undefined): void {
  const timeMs = Date.parse(time ?? '');
  if (!document.has(key) && !Number.isNaN(timeMs)) document.set(key, formatBerlinTime(timeMs));
}

/**
 * Writes the files of stories that changed in the space. Stories that exist only locally are kept.
 */
export async function pullStories(
  run: SyncRun,
  stories: readonly RemoteStory[],
  assets: ReadonlyMap<string, TargetAsset>,
): Promise<void> {
  const { local, state, report } = run;
  const slugs = new Map(
    stories.map(({ uuid, full_slug: slug }) => [uuid, trimStartpageSlash(slug)]),
  );
  const uuids = new Map(
    [...slugs].map(
      ([uuid, slug]) => [uuid, local.findStory(slug)?.uuid ?? createStoryUuid(slug)] as const,
    ),
  );
  const referenceMap: ReferenceMap = { uuids, assets };
  const reverseMap = reverseReferenceMap(referenceMap);
  const localNames = createLocalNameLookup(
    run,
    new Map([...uuids].map(([uuid, own]) => [own, slugs.get(uuid) ?? ''])),
  );
  const writtenSlugs: string[] = [];
  for (const story of stories) {
    const slug = trimStartpageSlash(story.full_slug);
    const record = local.findStory(slug);
    const comparableRemoteStory = getComparableRemoteStory(story, EMPTY_REFERENCE_MAP);
    const comparableLocalStory = record && getComparableLocalStory(record, reverseMap);
    const [from, to, base] = [
      getFingerprint(comparableRemoteStory),
      comparableLocalStory && getFingerprint(comparableLocalStory),
      state.records.stories[slug],
    ];
    const decision = decideAction({ from, to, base }, run.force);
    report.addDecision(
      'stories',
      slug,
      decision,
      comparableLocalStory
        ? findDifferentFields(comparableRemoteStory, comparableLocalStory).join(', ')
        : '',
    );
    if ((decision === 'create' || decision === 'update') && !run.isDryRun) {
      const isWritten = await attemptStep(run, 'stories', slug, () =>
        writeStory(run, story, replaceReferences(story.content ?? {}, referenceMap), localNames),
      );
      if (!isWritten) continue;
      writtenSlugs.push(slug);
    }
    if (['create', 'update', 'same'].includes(decision)) state.records.stories[slug] = from;
  }
  if (run.isDryRun) return;
  await local.refresh();
  for (const slug of writtenSlugs) {
    for (const { file, line, message, severity } of local.problems) {
      if (file.startsWith(`${slug}.`) && severity === 'error') {
        report.addFailure('stories', slug, `${file}:${line} ${message}`);
      }
    }
  }
}
