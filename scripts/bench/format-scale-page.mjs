import { computeNeeds, countInstances, findLimits, PEAK_FACTOR } from './capacity-model.mjs';

const VIEWS_PER_DAY = [1e6, 1e7, 1e8];
/** Cores of the smallest site that runs without a single instance of shell and api. */
const SMALL_SITE = { edge: 1, shell: 2, api: 2, database: 2, redis: 1 };
/** What to do when a service reaches its limit. */
const NEXT_STEPS = {
  edge: 'Put a CDN in front of the edge, or a second edge behind the load balancer. A CDN that keeps pages for a second takes the popular ones away.',
  shell:
    'Add shells: they share nothing. Each has one core; the edge spreads requests over all of them.',
  api: 'Add apis, beyond six with a pooler (decision 125).',
  database:
    'Give the primary more cores, then read lists from a replica (decision 125). Writes stay on one server.',
  redis: 'Nothing soon: it counts requests of forms and sessions only.',
};

/**
 * Returns the content of docs/scale.md.
 *
 * @param {object} figures
 * @param {readonly (import('./capacity-model.mjs').PageCost & { name: string })[]} figures.pages
 * @param {number} figures.edgeMs
 * @param {number} figures.hitRate Measured share of pages from the edge's cache.
 * @param {number} figures.expectedHitRate The same by the model.
 * @param {number} figures.hitRatePerSecond Requests per second of that measurement.
 */
export function formatScalePage({ pages, edgeMs, hitRate, expectedHitRate, hitRatePerSecond }) {
  const costs = { pages, edgeMs };
  const limits = findLimits(costs, SMALL_SITE);
  return `# Scale

\`npm run bench -- capacity\` measures what each kind of page costs in a cluster on one machine and writes this page.
Do not edit it. Measured are processor time, bytes, statements and the hit rate. Assumed are how often readers
visit which kind of page, the number of pages, and a peak of ${PEAK_FACTOR} times the mean.

## What a rendered page costs

Each page is rendered by a shell, without any cache of pages. Each list of ads and jobs has another filter, so that no
answer of the api is repeated. All other pages are repeated, as popular ones are: the list of events costs more with
a new filter. The database contains the sample entries:
\`npm run bench -- market\` shows that ten times the data cost half as much again. Times below 0.07 ms are not
measured.

${formatTable(
  ['page', 'share', 'pages', 'shell', 'api', 'database', 'Redis', 'statements', 'document'],
  pages.map((page) => [
    page.name,
    `${Math.round(page.share * 100)} %`,
    `${page.urls}`,
    ...['shellMs', 'apiMs', 'databaseMs', 'redisMs'].map((name) => `${page[name].toFixed(2)} ms`),
    page.statements.toFixed(1),
    `${(page.bytes / 1000).toFixed(1)} kB`,
  ]),
)}

A page costs the edge ${edgeMs.toFixed(2)} ms. At ${hitRatePerSecond} requests a second to ${pages.length} pages, the edge answered ${formatShare(hitRate)} from its cache;
the model expects ${formatShare(expectedHitRate)}.

## What many page views need

${formatTable(
  ['at the peak', ...VIEWS_PER_DAY.map((views) => `${formatViews(views)} a day`)],
  formatNeeds(VIEWS_PER_DAY.map((views) => computeNeeds(views, costs))),
)}

Instances use ${'60 %'} of a core at the peak, and there are at least two of each. Bytes are those of documents. Scripts and
pictures never change under their address: a CDN or the browser keeps them.

## What saturates first

On a site with ${Object.entries(SMALL_SITE)
    .map(([name, cores]) => `${cores} ${cores === 1 ? 'core' : 'cores'} for ${name}`)
    .join(', ')}:

${formatTable(
  ['service', 'reaches 60 % at', 'then'],
  limits.map(({ name, viewsPerDay }) => [
    name,
    viewsPerDay > 5e9 ? 'never' : `${formatViews(viewsPerDay)} a day`,
    NEXT_STEPS[name],
  ]),
)}

## Left out

- Sessions: pages of signed-in readers are rendered for each of them. Add their share to the rendered pages.
- Writes: ads, registrations and orders are some thousands a day. [operations.md](operations.md) names their limits.
- Photos and scripts: they need bandwidth, not processors.
`;
}

const formatNeeds = (needs) => [
  ['page views a second', ...needs.map((need) => need.viewsPerSecond.toFixed(0))],
  ['from the edge', ...needs.map((need) => formatShare(need.hitRate))],
  ...['edge', 'shell', 'api', 'database', 'redis'].map((name) => [
    `${name}: cores used, instances`,
    ...needs.map(({ use }) => `${use[name].toFixed(2)}, ${countInstances(use[name])}`),
  ]),
  ['statements a second', ...needs.map((need) => need.statementsPerSecond.toFixed(0))],
  ['egress', ...needs.map((need) => `${need.megabitsPerSecond.toFixed(0)} Mbit/s`)],
  ['egress a day', ...needs.map((need) => `${need.gigabytesPerDay.toFixed(0)} GB`)],
];

const formatShare = (share) => `${(share * 100).toFixed(0)} %`;
const formatViews = (views) => `${Number((views / 1e6).toPrecision(2))} million`;

/** Formats a Markdown table as the formatter does. */
function formatTable(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column].length)),
  );
  const formatRow = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [formatRow(head), rule, ...rows.map(formatRow)].join('\n');
}
