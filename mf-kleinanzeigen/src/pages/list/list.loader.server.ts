import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { readAds } from '#data/read-ads.server.ts';
import { feedHref, listHref, tidyQuery } from '#model/list-address.ts';
import { crumbList } from '#model/crumb-list.server.ts';
import { hasPage } from '#model/has-page.ts';

export interface ListData {
  /** Null while the api is away: the page stands without ads. */
  readonly list: AdList | null;
  /** What was asked for, tidied. */
  readonly query: string;
}

/** Filters beside these two make lists for people, not for search engines. */
const INDEXED = new Set(['kategorie', 'seite']);

/** The market's ads, narrowed by whatever stands in the address. */
export async function loadList(context: LoadContext): Promise<PageResult<ListData>> {
  const query = tidyQuery(context.query);
  const found = await readAds(context, query.toString()).catch((error: unknown) => {
    context.log.warn({ error: String(error) }, 'ads could not be read');
    return undefined;
  });
  if (found === null || (found && !hasPage(found, query))) return notFound();
  const list = found ?? null;
  const name = list?.trail.at(-1)?.name ?? 'Kleinanzeigen';
  const page = list && list.page > 1 ? `, Seite ${list.page}` : '';
  const indexed = [...query.keys()].every((key) => INDEXED.has(key)) && list?.total !== 0;
  const canonical = new URLSearchParams([...query].filter(([key]) => INDEXED.has(key)));
  return {
    kind: 'page',
    data: { list, query: query.toString() },
    incomplete: list === null,
    head: {
      name: `${list?.trail.length ? `${name} – Kleinanzeigen` : name}${page}`,
      description: 'Landtechnik, Tiere, Futter und alles, was auf Höfen den Besitzer wechselt.',
      canonicalPath: listHref(canonical),
      noIndex: !indexed,
      alternates: [
        { href: feedHref(canonical), type: 'application/rss+xml', title: `Neu: ${name}` },
      ],
      jsonLd: list?.trail.length ? [crumbList(list.trail, null, context.settings.siteUrl)] : [],
    },
  };
}
