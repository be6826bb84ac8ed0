import { randomUUID } from 'node:crypto';
import { formatCounts } from './format-result.mjs';
import { pushLiveRelease } from './push-live-release.mjs';
import { createVisitorIp } from './site.mjs';

const REPORT_COUNT = 90;
/** Maximum number of error reports that the site counts per minute and client network. */
const MAX_ERROR_REPORTS = 60;

/** Maximum number of views of an article that the site counts per half hour and client network. */
const MAX_VIEWS = 3;

const countErrorReports = async (site, remote) => {
  const { releases } = JSON.parse((await site.send('/health')).text);
  const own = Object.entries(releases).filter(([name]) => name.startsWith(`${remote}@`));
  return own.reduce((sum, [, { browserFaults = 0 }]) => sum + browserFaults, 0);
};

/** Returns the id of the first article to which the front page links. */
async function findArticleId(site) {
  const [path = ''] = /\/artikel\/[\w-]+/.exec((await site.send('/')).text) ?? [];
  const [, story] = /"kind":"artikel","story":"([\w-]+)"/.exec((await site.send(path)).text) ?? [];
  if (!story) throw new Error('the front page links no article with an id');
  return story;
}

function viewArticle(site, story, visitor, browser) {
  const headers = { 'user-agent': `Browser ${browser}` };
  return site.post('/api/article-views', { story }, { headers, visitor });
}

async function countViews(site, story) {
  const { articles } = JSON.parse((await site.send('/api/article-views/top?limit=50')).text);
  return articles.find((article) => article.story === story)?.views ?? 0;
}

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 7',
    description: 'charge a release with forged errors, one network, many browsers',
    run: async (site) => {
      const { remotes } = JSON.parse((await site.send('/health')).text);
      const { name: remote, id: release } = remotes[0];
      const before = await countErrorReports(site, remote);
      const visitor = createVisitorIp();
      const statuses = [];
      for (let call = 0; call < REPORT_COUNT; call += 1) {
        const report = { remote, release, name: 'Error', message: `forged ${call}` };
        const headers = { 'user-agent': `Browser ${call}` };
        const body = { reports: [report] };
        statuses.push(
          (await site.post('/api/telemetry/errors', body, { headers, visitor })).status,
        );
      }
      const faults = (await countErrorReports(site, remote)) - before;
      return {
        isRepelled: faults <= MAX_ERROR_REPORTS && statuses.includes(429),
        observation: `${formatCounts(statuses)}; ${faults} faults counted`,
        control: {
          isAnswered: statuses[0] === 202 && faults > 0,
          observation: `first report: ${statuses[0]}, counted: ${faults > 0}`,
        },
      };
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
        control: await pushLiveRelease(site, 'mf-magazine'),
      };
    },
  },
  {
    finding: 'security 13',
    description: 'inflate article views: one network, eight browsers',
    run: async (site) => {
      const story = await findArticleId(site);
      const views = await countViews(site, story);
      const visitor = createVisitorIp();
      for (let call = 0; call < 8; call += 1) await viewArticle(site, story, visitor, call);
      const forgedViews = (await countViews(site, story)) - views;
      const inventedArticleId = randomUUID();
      await viewArticle(site, inventedArticleId, visitor, 0);
      const inventedViews = await countViews(site, inventedArticleId);
      const { status } = await viewArticle(site, story, createVisitorIp(), 0);
      const legitimateViews = (await countViews(site, story)) - views - forgedViews;
      return {
        isRepelled: forgedViews <= MAX_VIEWS && inventedViews === 0,
        observation: `${forgedViews} of 8 views counted, ${inventedViews} of an invented story`,
        control: {
          isAnswered: legitimateViews === 1,
          observation: `another reader: ${status}, ${legitimateViews} view counted`,
        },
      };
    },
  },
];
