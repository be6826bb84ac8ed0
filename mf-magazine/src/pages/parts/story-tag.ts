/** Cache tag of pages that show a story. */
export function storyTag(uuid: string): string {
  return `story:${uuid}`;
}
