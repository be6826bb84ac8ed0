/**
 * Validates a response of the content system. Returns the response and removes list entries that
 * are not stories. Without this check, unexpected JSON would look like a missing story or an empty
 * list.
 *
 * @throws {Error} when the response has no story or no list of stories
 */
export function validateContentResponse(
  path: string,
  data: unknown,
): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) throw new Error('the response is not an object');
  const response = data as Readonly<Record<string, unknown>>;
  if (path === 'stories') {
    const { stories } = response;
    if (!Array.isArray(stories)) throw new Error('the response contains no list of stories');
    return stories.every(isStory) ? response : { ...response, stories: stories.filter(isStory) };
  }
  if (!path.startsWith('stories/')) return response;
  const story = replaceNullContent(response['story']);
  if (!isStory(story)) throw new Error('the response contains no story');
  return story === response['story'] ? response : { ...response, story };
}

/**
 * Returns a published story without content as an empty page, because its path exists. Returns all
 * other values unchanged.
 */
function replaceNullContent(value: unknown): unknown {
  const { content, uuid } = Object(value) as Record<string, unknown>;
  if (content !== null) return value;
  return { ...Object(value), content: { _uid: String(uuid), component: 'page' } };
}

function isStory(value: unknown): boolean {
  const { full_slug: slug, content } = Object(value) as Record<string, unknown>;
  return typeof slug === 'string' && typeof Object(content).component === 'string';
}
