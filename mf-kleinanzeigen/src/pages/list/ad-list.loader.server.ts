import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { readAds } from '#data/read-ads.server.ts';
import { adListUrls, buildFeedHref, buildListHref, normalizeQuery } from '#model/ad-list-urls.ts';
import { countAppliedFilters, listAppliedFilters } from '#model/applied-filters.ts';
import { createBreadcrumbJsonLd } from '#model/breadcrumb-json-ld.server.ts';
import { loadListMap } from '#data/load-list-map.server.ts';
import { formatFilteredListName } from '#model/format-list-name.ts';
import { isExistingListPage } from '#model/is-existing-list-page.ts';
import { removeView } from '#model/list-urls.ts';
import { AdResults } from './AdResults.tsx';

export interface AdListData {
  /** The list without its ads, which only the server renders. Null if the api is unavailable. */
  readonly list: Omit<AdList, 'ads'> | null;
  /** Query string with sorted parameters and without empty parameters. */
  readonly query: string;
  /** Number of filters that are set, without words, place and category. */
  readonly appliedCount: number;
}

/**
 * Search engines may index a list if its URL has only these parameters. Other lists get `noindex`.
 */
const INDEXABLE_PARAMS = new Set(['kategorie', 'seite']);

/** Loads the ad list for the query. */
export async function loadAdListPage(context: LoadContext): Promise<PageResult<AdListData>> {
  const query = normalizeQuery(context.query);
  const [foundList, listMap] = await Promise.all([
    readAds(context, removeView(query).toString()).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, 'ads could not be read');
      return undefined;
    }),
    loadListMap(context, query, {
      urls: adListUrls,
      apiPath: '/api/kleinanzeigen/places',
      nouns: ['Anzeige', 'Anzeigen'],
    }),
  ]);
  if (foundList === null || (foundList && !isExistingListPage(foundList, query)))
    return createNotFoundResult();
  const list = foundList ?? null;
  const name = list?.trail.at(-1)?.name ?? 'Kleinanzeigen';
  const page = list && list.page > 1 ? `, Seite ${list.page}` : '';
  const isFiltered = [...query.keys()].some((key) => !INDEXABLE_PARAMS.has(key));
  const listName = list?.trail.length ? `${name} – Kleinanzeigen` : name;
  const canonicalQuery = new URLSearchParams(
    [...query].filter(([key]) => INDEXABLE_PARAMS.has(key)),
  );
  return {
    kind: 'page',
    data: {
      list: list && withoutAds(list),
      query: query.toString(),
      appliedCount: list ? countAppliedFilters(listAppliedFilters(list, query)) : 0,
    },
    incomplete: list === null || listMap.isMissing,
    parts: list
      ? {
          results: createPart(AdResults, {
            list,
            query: query.toString(),
            map: listMap.map,
            mapHref: listMap.href,
          }),
        }
      : {},
    head: {
      name: `${
        list && isFiltered
          ? formatFilteredListName({
              name: listName,
              total: list.total,
              itemLabels: ['Anzeige', 'Anzeigen'],
              query,
            })
          : listName
      }${page}`,
      description: 'Landtechnik, Tiere, Futter und alles, was auf Höfen den Besitzer wechselt.',
      canonicalPath: buildListHref(canonicalQuery),
      noIndex: isFiltered || list?.total === 0,
      alternates: [
        { href: buildFeedHref(canonicalQuery), type: 'application/rss+xml', title: `Neu: ${name}` },
      ],
      jsonLd: list?.trail.length
        ? [createBreadcrumbJsonLd(list.trail, null, context.settings.siteUrl)]
        : [],
    },
  };
}

function withoutAds({ ads: _ads, ...list }: AdList): Omit<AdList, 'ads'> {
  return list;
}
