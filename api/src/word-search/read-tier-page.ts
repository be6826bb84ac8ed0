/** A part of a list that consists of equally good matches. */
interface ListTier<Row> {
  read(limit: number, offset: number): Promise<Row[]>;
  count(): Promise<number>;
}

/**
 * Reads one page of a list that consists of tiers, one after another. Counts a tier only if the page
 * begins behind it, and reads no tier behind the page.
 */
export async function readTierPage<Row>(
  tierQueries: readonly string[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
  openTier: (tierQuery: string) => ListTier<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let skippedRows = offset;
  for (const tierQuery of tierQueries) {
    const tier = openTier(tierQuery);
    const tierRows = await tier.read(limit - rows.length, skippedRows);
    rows.push(...tierRows);
    if (rows.length === limit) break;
    if (tierRows.length > 0) skippedRows = 0;
    else if (skippedRows > 0) skippedRows -= await tier.count();
  }
  return rows;
}
