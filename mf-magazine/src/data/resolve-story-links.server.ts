import { readRelationField } from './fields.ts';

/** Maximum number of stories read for one text, as protection against malformed content. */
const MAX_STORIES = 500;
const MAX_DEPTH = 60;

/** Fields of a story that a link needs. */
interface LinkedStory {
  readonly uuid: string;
  readonly full_slug: string;
}

/**
 * Resolves story links in content from the visual editor. Unlike responses of the content system,
 * this content does not include the linked stories. A link stays unresolved when `readStories`
 * fails or does not return its story.
 */
export async function resolveStoryLinks<Content>(
  content: Content,
  readStories: (uuids: readonly string[]) => Promise<readonly LinkedStory[]>,
): Promise<Content> {
  const linkedUuids = new Set<string>();
  mapLinks(content, (uuid) => {
    linkedUuids.add(uuid);
    return undefined;
  });
  if (linkedUuids.size === 0) return content;
  const stories = await readStories([...linkedUuids].slice(0, MAX_STORIES)).catch(() => []);
  const storiesByUuid = new Map(stories.map((story) => [story.uuid, story]));
  return mapLinks(content, (uuid) => storiesByUuid.get(uuid)) as Content;
}

type FindStory = (uuid: string) => LinkedStory | undefined;

function mapLinks(value: unknown, findStory: FindStory, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((entry) => mapLinks(entry, findStory, depth + 1));
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, mapLinks(field, findStory, depth + 1)]),
  );
  const uuid = getLinkedUuid(fields);
  const story = uuid === undefined ? undefined : findStory(uuid);
  return story ? { ...fields, story: { uuid: story.uuid, full_slug: story.full_slug } } : fields;
}

/**
 * Returns the uuid of the linked story. Link fields have this uuid in `id`, rich text links in
 * `uuid`.
 */
function getLinkedUuid({ linktype, fieldtype, id, uuid }: Record<string, unknown>) {
  if (linktype !== 'story') return undefined;
  return fieldtype === 'multilink'
    ? readRelationField(id)
    : (readRelationField(uuid) ?? readRelationField(id));
}
