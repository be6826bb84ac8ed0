/**
 * Figures of one site. A figure that was not measured is undefined.
 *
 * @typedef {object} PeerFigures
 * @property {string} label
 * @property {import('../pages/open-measured-page.mjs').PageLoad} [load] What the page loads without
 *   interaction.
 * @property {{ performance: number, lcpMs: number, tbtMs: number }} [lighthouse]
 * @property {{ pagesPerSecond: number, cpuMs: number, memoryBytes: number }} [cached]
 * @property {{ pagesPerSecond: number, cpuMs: number, memoryBytes: number }} [uncached]
 */

const MEGABYTE = 1024 * 1024;

const ROWS = [
  ['script before interaction, gzip', ({ load }) => load && formatKilobytes(load.script)],
  ['styles, gzip', ({ load }) => load && formatKilobytes(load.style)],
  ['HTML, gzip', ({ load }) => load && formatKilobytes(load.html)],
  ['requests before interaction', ({ load }) => load && String(load.requests)],
  ['Lighthouse, phone: performance', ({ lighthouse }) => lighthouse && `${lighthouse.performance}`],
  ['largest contentful paint', ({ lighthouse }) => lighthouse && formatSeconds(lighthouse.lcpMs)],
  ['total blocking time', ({ lighthouse }) => lighthouse && `${Math.round(lighthouse.tbtMs)} ms`],
  ['cached pages/s, one core', ({ cached }) => cached && formatRate(cached)],
  ['processor time of a cached page', ({ cached }) => cached && formatCpuTime(cached)],
  ['rendered pages/s, one core', ({ uncached }) => uncached && formatRate(uncached)],
  ['processor time of a rendered page', ({ uncached }) => uncached && formatCpuTime(uncached)],
  ['memory, cached pages', ({ cached }) => cached && formatMemory(cached)],
  ['memory, rendered pages', ({ uncached }) => uncached && formatMemory(uncached)],
];

/**
 * Formats the figures as a Markdown table with one column per site.
 *
 * @param {readonly PeerFigures[]} sites
 */
export function formatPeersTable(sites) {
  const lines = ROWS.map(([name, format]) => [name, ...sites.map((site) => format(site) ?? '')]);
  const cells = [['', ...sites.map(({ label }) => label)], ...lines];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head, ...body] = cells.map((line) =>
    line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
    ),
  );
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const formatCpuTime = ({ cpuMs }) => `${cpuMs.toFixed(2)} ms`;
const formatRate = ({ pagesPerSecond }) => String(Math.round(pagesPerSecond));
const formatMemory = ({ memoryBytes }) => `${Math.round(memoryBytes / MEGABYTE)} MB`;
