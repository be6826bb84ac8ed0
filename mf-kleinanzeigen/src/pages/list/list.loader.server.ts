import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { readAds } from '#data/read-ads.server.ts';
import { feedHref, listHref, normalizeQuery } from '#model/ad-list-urls.ts';
import { breadcrumbJsonLd } from '#model/breadcrumb-json-ld.server.ts';
import { hasPage } from '#model/has-page.ts';

export interface ListData {
  /** Null if the api is unavailable; the page is shown without ads. */
  readonly list: AdList | null;
  /** Query string after normalization. */
  readonly query: string;
}

/** Parameters of lists that search engines may index; any other filter sets `noindex`. */
const INDEXED_PARAMS = new Set(['kategorie', 'seite']);

/** Loads the ad list for the query. */
export async function loadList(context: LoadContext): Promise<PageResult<ListData>> {
  const query = normalizeQuery(context.query);
  const found = await readAds(context, query.toString()).catch((error: unknown) => {
    context.log.warn({ error: String(error) }, 'ads could not be read');
    return undefined;
  });
  if (found === null || (found && !hasPage(found, query))) return notFound();
  const list = found ?? null;
  const name = list?.trail.at(-1)?.name ?? 'Kleinanzeigen';
  const page = list && list.page > 1 ? `, Seite ${list.page}` : '';
  const indexed = [...query.keys()].every((key) => INDEXED_PARAMS.has(key)) && list?.total !== 0;
  const canonical = new URLSearchParams([...query].filter(([key]) => INDEXED_PARAMS.has(key)));
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
      jsonLd: list?.trail.length
        ? [breadcrumbJsonLd(list.trail, null, context.settings.siteUrl)]
        : [],
    },
  };
}
