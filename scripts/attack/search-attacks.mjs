import { formatCounts } from './format-result.mjs';

const ADMIN_HEADERS = {
  'x-algolia-application-id': 'embedded',
  'x-algolia-api-key': 'embedded-admin',
};
const QUERY_BODY = { requests: [{ indexName: 'gruenland_articles', params: 'query=hof' }] };
const sendQuery = (site) =>
  site.post('/1/indexes/*/queries', QUERY_BODY, { headers: SEARCH_HEADERS });
const SEARCH_HEADERS = { ...ADMIN_HEADERS, 'x-algolia-api-key': 'embedded-search' };

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
        const answer = await site.post(`/1/indexes/gruenland_probe/${path}`, body, {
          headers: ADMIN_HEADERS,
        });
        statuses.push(answer.status);
      }
      return {
        isRepelled: statuses.every((status) => status >= 400),
        observation: formatCounts(statuses),
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
      const { status } = await sendQuery(site);
      return { isRepelled: status === 200, observation: `an ordinary query: ${status}` };
    },
  },
  {
    finding: 'security 2',
    description: 'switch the search off with five expensive requests at once',
    run: async (site) => {
      const requests = Array.from({ length: 50 }, () => ({
        indexName: 'gruenland_articles',
        params: 'query=a&hitsPerPage=1000&facets=*',
      }));
      const flood = await Promise.all(
        Array.from({ length: 5 }, () =>
          site.post('/1/indexes/*/queries', { requests }, { headers: SEARCH_HEADERS }),
        ),
      );
      const { status } = await sendQuery(site);
      const observation = `${formatCounts(flood.map((answer) => answer.status))}; ordinary: ${status}`;
      return { isRepelled: status === 200, observation };
    },
  },
];
