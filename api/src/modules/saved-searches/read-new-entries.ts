/** Maximum number of list pages read per run. The new entries of a week fill fewer pages. */
const MAX_PAGES = 25;

/**
 * Reads a list, newest entries first, and collects all entries published after `sinceDate`.
 * @param readPage returns the page with the given number, starting at 1; an empty page after the
 *   last one
 */
export async function readNewEntries<Entry extends { readonly publishedAt: string }>(
  sinceDate: Date,
  readPage: (page: number) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const newEntries: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const entries = await readPage(page);
    const newEntriesOfPage = entries.filter(({ publishedAt }) => new Date(publishedAt) > sinceDate);
    newEntries.push(...newEntriesOfPage);
    if (entries.length === 0 || newEntriesOfPage.length < entries.length) break;
  }
  return newEntries;
}
