/** Returns the cache tag of pages that show the story. */
export function getStoryTag(uuid: string): string {
  return `story:${uuid}`;
}
