/** Pages that one look turns at most; more than any week brings. */
const MOST_PAGES = 25;

/**
 * Everything of a list with the newest first that came after a moment: page after page, until one
 * has something older.
 * @param readPage a page of the list, counted from 1; empty behind the last one
 */
export async function freshOf<Entry extends { readonly publishedAt: string }>(
  since: Date,
  readPage: (page: number) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const fresh: Entry[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const entries = await readPage(page);
    const found = entries.filter(({ publishedAt }) => new Date(publishedAt) > since);
    fresh.push(...found);
    if (entries.length === 0 || found.length < entries.length) break;
  }
  return fresh;
}
