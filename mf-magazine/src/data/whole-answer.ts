/**
 * An answer of the content system as far as it is one: a story has content, a list is a list, and
 * entries of it that are no stories are left out. JSON of another kind must not pass for a story
 * that is missing, nor for an empty list.
 *
 * @throws Error when it is none
 */
export function wholeAnswer(path: string, data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) throw new Error('no content answer');
  const answer = data as Readonly<Record<string, unknown>>;
  if (path === 'stories') {
    const { stories } = answer;
    if (!Array.isArray(stories)) throw new Error('no list of stories');
    return stories.every(isStory) ? answer : { ...answer, stories: stories.filter(isStory) };
  }
  if (path.startsWith('stories/') && !isStory(answer['story'])) throw new Error('no story');
  return answer;
}

function isStory(value: unknown): boolean {
  const { full_slug: slug, content } = Object(value) as Record<string, unknown>;
  return typeof slug === 'string' && typeof Object(content).component === 'string';
}
