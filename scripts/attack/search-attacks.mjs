import { formatCounts } from './format-result.mjs';

const KEYS = { 'x-algolia-application-id': 'embedded', 'x-algolia-api-key': 'embedded-admin' };
const QUERY = { requests: [{ indexName: 'gruenland_articles', params: 'query=hof' }] };
const query = (site) => site.post('/1/indexes/*/queries', QUERY, { headers: SEARCH });
const SEARCH = { ...KEYS, 'x-algolia-api-key': 'embedded-search' };

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 1',
    tries: 'write to the search index with the published key',
    run: async (site) => {
      const paths = ['batch', 'settings', 'clear', 'query/../batch', 'queries%2f..%2fbatch'];
      const statuses = [];
      for (const path of paths) {
        const body = { requests: [] };
        const answer = await site.post(`/1/indexes/gruenland_probe/${path}`, body, {
          headers: KEYS,
        });
        statuses.push(answer.status);
      }
      return { held: statuses.every((status) => status >= 400), answered: formatCounts(statuses) };
    },
  },
  {
    finding: 'security 2',
    tries: 'switch the search off with broken headers',
    run: async (site) => {
      for (const name of ['keep-alive', 'upgrade', 'expect', 'te'])
        for (let call = 0; call < 3; call += 1)
          await site.send('/1/x', { headers: { ...SEARCH, [name]: 'x' } });
      const { status } = await query(site);
      return { held: status === 200, answered: `an ordinary query: ${status}` };
    },
  },
  {
    finding: 'security 2',
    tries: 'switch the search off with five expensive requests at once',
    run: async (site) => {
      const requests = Array.from({ length: 50 }, () => ({
        indexName: 'gruenland_articles',
        params: 'query=a&hitsPerPage=1000&facets=*',
      }));
      const flood = await Promise.all(
        Array.from({ length: 5 }, () =>
          site.post('/1/indexes/*/queries', { requests }, { headers: SEARCH }),
        ),
      );
      const { status } = await query(site);
      const answered = `${formatCounts(flood.map((answer) => answer.status))}; ordinary: ${status}`;
      return { held: status === 200, answered };
    },
  },
];
