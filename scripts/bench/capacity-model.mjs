/** Views in a second at the peak, relative to the mean of the day. */
export const PEAK_FACTOR = 4;
/** Share of a core that may be used at the peak. The rest is for bursts and for a failed instance. */
const MAX_USE = 0.6;
const DAY_SECONDS = 86_400;

/**
 * Figures of one kind of page, measured in one run.
 *
 * @typedef {object} PageCost
 * @property {number} share Part of all page views.
 * @property {number} urls Number of pages of this kind on a large site.
 * @property {number} shellMs Processor time in milliseconds for a page that is rendered.
 * @property {number} apiMs
 * @property {number} databaseMs
 * @property {number} redisMs
 * @property {number} statements Statements for a page that is rendered.
 * @property {number} bytes Size of the compressed document.
 */

/**
 * Returns how many of `viewsPerSecond` reach a shell. The edge keeps a page until the end of the
 * second, so each address is rendered once a second at most. Some addresses are far more popular
 * than others: the nth gets 1/n of the views of the first (Zipf).
 *
 * @param {number} viewsPerSecond
 * @param {number} urls Number of addresses.
 */
export function computeRenderedPerSecond(viewsPerSecond, urls) {
  let harmonicSum = 0;
  for (let rank = 1; rank <= urls; rank += 1) harmonicSum += 1 / rank;
  let rendered = 0;
  for (let rank = 1; rank <= urls; rank += 1) {
    rendered += 1 - Math.exp(-viewsPerSecond / (harmonicSum * rank));
  }
  return rendered;
}

/**
 * Returns what a day of page views needs at its peak.
 *
 * @param {number} viewsPerDay
 * @param {{ pages: readonly PageCost[], edgeMs: number }} costs `edgeMs` is the processor time of
 *   the edge for a page in milliseconds.
 */
export function computeNeeds(viewsPerDay, { pages, edgeMs }) {
  const viewsPerSecond = (viewsPerDay / DAY_SECONDS) * PEAK_FACTOR;
  const use = { edge: (viewsPerSecond * edgeMs) / 1000, shell: 0, api: 0, database: 0, redis: 0 };
  let [rendered, statements, bytes] = [0, 0, 0];
  for (const page of pages) {
    const views = viewsPerSecond * page.share;
    const renderedPages = computeRenderedPerSecond(views, page.urls);
    rendered += renderedPages;
    statements += renderedPages * page.statements;
    bytes += views * page.bytes;
    for (const name of ['shell', 'api', 'database', 'redis'])
      use[name] += (renderedPages * page[`${name}Ms`]) / 1000;
  }
  return {
    viewsPerSecond,
    /** Used cores by service. */
    use,
    hitRate: 1 - rendered / viewsPerSecond,
    statementsPerSecond: statements,
    megabitsPerSecond: (bytes * 8) / 1e6,
    gigabytesPerDay: ((bytes / PEAK_FACTOR) * DAY_SECONDS) / 1e9,
  };
}

/** Returns the number of instances with one core each; at least two, so that one may fail. */
export const countInstances = (usedCores) => Math.max(2, Math.ceil(usedCores / MAX_USE));

/**
 * Returns the page views per day at which each service of a small site reaches its limit, the
 * lowest first.
 *
 * @param {Parameters<typeof computeNeeds>[1]} costs
 * @param {Record<string, number>} cores Cores of the site by service.
 */
export function findLimits(costs, cores) {
  const findLimit = (name) => {
    let [low, high] = [0, 1e10];
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2;
      if (computeNeeds(middle, costs).use[name] > cores[name] * MAX_USE) high = middle;
      else low = middle;
    }
    return { name, viewsPerDay: low };
  };
  return Object.keys(cores)
    .map(findLimit)
    .toSorted((one, other) => one.viewsPerDay - other.viewsPerDay);
}
