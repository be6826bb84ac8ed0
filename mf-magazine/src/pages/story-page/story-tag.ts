/** Returns the cache tag of pages that show the story. */
export function storyTag(uuid: string): string {
  return `story:${uuid}`;
}
