import { randomUUID } from 'node:crypto';
import { formatCounts } from './format-result.mjs';
import { createVisitor } from './site.mjs';

const REPORT_COUNT = 90;
/** Maximum number of error reports per minute and client network that the site counts. */
const MAX_FAULTS = 60;

const countFaults = async (site, remote) => {
  const { releases } = JSON.parse((await site.send('/health')).text);
  const own = Object.entries(releases).filter(([name]) => name.startsWith(`${remote}@`));
  return own.reduce((sum, [, { browserFaults = 0 }]) => sum + browserFaults, 0);
};

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 7',
    description: 'charge a release with forged errors, one network, many browsers',
    run: async (site) => {
      const { remotes } = JSON.parse((await site.send('/health')).text);
      const { name: remote, id: release } = remotes[0];
      const before = await countFaults(site, remote);
      const visitor = createVisitor();
      const statuses = [];
      for (let call = 0; call < REPORT_COUNT; call += 1) {
        const report = { remote, release, name: 'Error', message: `forged ${call}` };
        const headers = { 'user-agent': `Browser ${call}` };
        const body = { reports: [report] };
        statuses.push(
          (await site.post('/api/telemetry/errors', body, { headers, visitor })).status,
        );
      }
      const faults = (await countFaults(site, remote)) - before;
      const isRepelled = faults <= MAX_FAULTS && statuses.includes(429);
      return { isRepelled, observation: `${formatCounts(statuses)}; ${faults} faults counted` };
    },
  },
  {
    finding: 'security 11',
    description: 'flood the log through the release hook',
    run: async (site) => {
      const statuses = [];
      for (let call = 0; call < 3; call += 1) {
        const body = { remote: 'x'.repeat(150_000), latest: '{}' };
        statuses.push((await site.post('/_hooks/releases', body)).status);
      }
      return {
        isRepelled: statuses.every((status) => status === 400),
        observation: formatCounts(statuses),
      };
    },
  },
  {
    finding: 'security 13',
    description: 'inflate article views, one network, eight browsers, invented story',
    run: async (site) => {
      const story = randomUUID();
      const visitor = createVisitor();
      for (let call = 0; call < 8; call += 1) {
        const headers = { 'user-agent': `Browser ${call}` };
        await site.post('/api/article-views', { story }, { headers, visitor });
      }
      const { articles } = JSON.parse((await site.send('/api/article-views/top?limit=50')).text);
      const views = articles.find((article) => article.story === story)?.views ?? 0;
      return { isRepelled: views <= 1, observation: `${views} views of the invented story` };
    },
  },
];
