/**
 * Minimum ratios of pages per second of one core. They are computed from the processor time per
 * page, which other programs on the machine disturb less.
 */
const MIN_RATIOS = { cachedToNuxt: 1.2, cachedToNginx: 0.3, uncachedToNext: 3 };

/**
 * Compares how many pages Grünland and its peers answer in the same processor time.
 *
 * @param {Readonly<Record<'gruenland' | 'next' | 'nuxt' | 'nginx',
 *   import('./format-peers-table.mjs').PeerFigures>>} sites
 * @returns {{ lines: readonly string[], missed: readonly string[] }} one line for each ratio, and
 *   those that are too small
 */
export function listMissedPeerGoals({ gruenland, next, nuxt, nginx }) {
  const ratios = [
    ['cached pages, of Nuxt', gruenland.cached, nuxt.cached, MIN_RATIOS.cachedToNuxt],
    ['cached pages, of nginx', gruenland.cached, nginx.cached, MIN_RATIOS.cachedToNginx],
    ['rendered pages, of Next.js', gruenland.uncached, next.uncached, MIN_RATIOS.uncachedToNext],
  ].map(([name, own, other, limit]) => {
    const ratio = other.cpuMs / own.cpuMs;
    return { line: `${name}: ${ratio.toFixed(2)} × (aim ≥ ${limit} ×)`, isMissed: ratio < limit };
  });
  return {
    lines: ratios.map(({ line }) => line),
    missed: ratios.filter(({ isMissed }) => isMissed).map(({ line }) => line),
  };
}
