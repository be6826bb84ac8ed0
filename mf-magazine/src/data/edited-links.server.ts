import { relationField } from './fields.ts';

/** Stories that links of one text may lead to; more is an accident. */
const MOST = 500;
const MAX_DEPTH = 60;

/** What of a story a link needs. */
interface LinkedStory {
  readonly uuid: string;
  readonly full_slug: string;
}

/**
 * Resolves the links to stories in content that the visual editor sent: it comes raw, as it is
 * stored, without what the content system adds to an answer. Links to stories that are not among
 * `read` stay as they are; when nothing can be read, all do.
 */
export async function withLinkedStories<Content>(
  content: Content,
  read: (uuids: readonly string[]) => Promise<readonly LinkedStory[]>,
): Promise<Content> {
  const wanted = new Set<string>();
  walk(content, (uuid) => {
    wanted.add(uuid);
    return undefined;
  });
  if (wanted.size === 0) return content;
  const stories = await read([...wanted].slice(0, MOST)).catch(() => []);
  const byUuid = new Map(stories.map((story) => [story.uuid, story]));
  return walk(content, (uuid) => byUuid.get(uuid)) as Content;
}

type Find = (uuid: string) => LinkedStory | undefined;

function walk(value: unknown, find: Find, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((entry) => walk(entry, find, depth + 1));
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, walk(field, find, depth + 1)]),
  );
  const uuid = linkedUuid(fields);
  const story = uuid === undefined ? undefined : find(uuid);
  return story ? { ...fields, story: { uuid: story.uuid, full_slug: story.full_slug } } : fields;
}

/** Link fields name the story in `id`, links of rich texts in `uuid`. */
function linkedUuid({ linktype, fieldtype, id, uuid }: Record<string, unknown>) {
  if (linktype !== 'story') return undefined;
  return fieldtype === 'multilink' ? relationField(id) : (relationField(uuid) ?? relationField(id));
}
