import { median } from '../median.mjs';
import { loadLighthouse } from './load-lighthouse.mjs';

/**
 * Measures a page with Lighthouse as a phone.
 *
 * @param {string} url
 * @param {{ port: number, runCount: number }} options `port` is the browser's debugging port.
 * @returns {Promise<{ performance: number, lcpMs: number, tbtMs: number }>} medians: score from 0 to
 *   100, largest contentful paint and total blocking time in milliseconds
 * @throws Error if Lighthouse has no result
 */
export async function measureLighthouse(url, { port, runCount }) {
  const lighthouse = await loadLighthouse();
  const runs = [];
  for (let run = 0; run < runCount; run += 1) {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'] });
    const { categories, audits } = result?.lhr ?? {};
    if (typeof categories?.performance?.score !== 'number')
      throw new Error(`Lighthouse measured nothing at ${url}`);
    runs.push({
      performance: Math.round(categories.performance.score * 100),
      lcpMs: audits['largest-contentful-paint'].numericValue,
      tbtMs: audits['total-blocking-time'].numericValue,
    });
  }
  const getMedian = (figure) => median(runs.map((run) => run[figure]));
  return {
    performance: getMedian('performance'),
    lcpMs: getMedian('lcpMs'),
    tbtMs: getMedian('tbtMs'),
  };
}
