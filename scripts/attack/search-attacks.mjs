import { formatCounts } from './format-result.mjs';

const ADMIN_HEADERS = {
  'x-algolia-application-id': 'embedded',
  'x-algolia-api-key': 'embedded-admin',
};
const QUERY_BODY = { requests: [{ indexName: 'gruenland_articles', params: 'query=hof' }] };
const SEARCH_HEADERS = { ...ADMIN_HEADERS, 'x-algolia-api-key': 'embedded-search' };

/** Sends an ordinary query, like the search box in the header. */
async function searchForFarms(site) {
  const { status, text } = await site.post('/1/indexes/*/queries', QUERY_BODY, {
    headers: SEARCH_HEADERS,
  });
  const hits = status === 200 ? JSON.parse(text).results[0].nbHits : 0;
  return { isAnswered: hits > 0, observation: `ordinary query: ${status}, ${hits} hits` };
}

/**
 * Opens the search page like a reader. Returns whether the page shows hits. A slow response also
 * counts.
 */
async function searchOnPage(site) {
  const { status, text } = await site.send('/suche?q=hof');
  return status === 200 && HIT_PATTERN.test(text);
}
/**
 * Matches the search word in the markup with which the page highlights it. Only hits contain this
 * markup.
 */
const HIT_PATTERN = /<mark[^>]*>hof/i;

const repeatQuery = (query) => Array.from({ length: 50 }, () => query);
const EXPENSIVE_QUERIES = repeatQuery({
  indexName: 'gruenland_articles',
  params: 'query=a&hitsPerPage=1000&facets=*',
});
const EXPENSIVE_RECOMMENDATIONS = repeatQuery({
  indexName: 'gruenland_articles',
  model: 'trending-items',
  threshold: 0,
  fallbackParameters: { query: 'a', hitsPerPage: 1000 },
});
/** Requests that contain the maximum number of queries which the search service accepts. */
const FLOOD_REQUESTS = {
  'expensive queries': {
    path: '/1/indexes/*/queries',
    body: { requests: EXPENSIVE_QUERIES },
  },
  'queries that depend on each other': {
    path: '/1/indexes/*/queries',
    body: { requests: EXPENSIVE_QUERIES, strategy: 'stopIfEnoughMatches' },
  },
  recommendations: {
    path: '/1/indexes/*/recommendations',
    body: { requests: EXPENSIVE_RECOMMENDATIONS },
  },
};

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 1',
    description: 'write to the search index with the published key',
    run: async (site) => {
      const paths = ['batch', 'settings', 'clear', 'query/../batch', 'queries%2f..%2fbatch'];
      const statuses = [];
      for (const path of paths) {
        const body = { requests: [] };
        const response = await site.post(`/1/indexes/gruenland_probe/${path}`, body, {
          headers: ADMIN_HEADERS,
        });
        statuses.push(response.status);
      }
      return {
        isRepelled: statuses.every((status) => status >= 400),
        observation: formatCounts(statuses),
        control: await searchForFarms(site),
      };
    },
  },
  {
    finding: 'security 2',
    description: 'switch the search off with broken headers',
    run: async (site) => {
      for (const name of ['keep-alive', 'upgrade', 'expect', 'te'])
        for (let call = 0; call < 3; call += 1)
          await site.send('/1/x', { headers: { ...SEARCH_HEADERS, [name]: 'x' } });
      const control = await searchForFarms(site);
      return { isRepelled: control.isAnswered, observation: '12 requests', control };
    },
  },
  ...Object.entries(FLOOD_REQUESTS).map(([name, { path, body }]) => ({
    finding: 'security 2',
    description: `switch the search off with ten requests at once, each with fifty ${name}`,
    run: async (site) => {
      const statuses = [];
      const send = async () => (await site.post(path, body, { headers: SEARCH_HEADERS })).status;
      const floodPromise = Promise.all(Array.from({ length: 10 }, send)).then((all) =>
        statuses.push(...all),
      );
      const pages = [];
      while (statuses.length === 0) pages.push(await searchOnPage(site));
      await floodPromise;
      for (let page = 0; page < 3; page += 1) pages.push(await searchOnPage(site));
      const failedCount = pages.filter((hasHits) => !hasHits).length;
      return {
        isRepelled: failedCount === 0,
        observation: `${formatCounts(statuses)}; ${pages.length} pages, ${failedCount} without hits`,
        control: await searchForFarms(site),
      };
    },
  })),
];
