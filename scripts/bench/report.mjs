/** Formats the results of a benchmark run as rows with name, federated, plain, ratio and target. */
function createRows({ uncached, cached }) {
  const { rate, document } = uncached;
  const cacheSpeedUp = cached.rate.federated.pagesPerSecond / rate.federated.pagesPerSecond;
  const { federated: script, plain: plainScriptSizes } = cached.script;
  const size = (name, figure) => [
    `client script, ${name}`,
    formatKilobytes(script[figure]),
    formatKilobytes(plainScriptSizes[figure]),
    formatRatio(script[figure] / plainScriptSizes[figure]),
    '',
  ];
  const { flips } = cached;
  return [
    ...createRateRows('rendered', rate, '≥ 0.98 ×'),
    ...createRateRows('from the page cache', cached.rate, ''),
    ['cached / rendered', formatRatio(cacheSpeedUp), '', '', ''],
    [
      'document, not compressed',
      formatKilobytes(document.federatedBytes),
      formatKilobytes(document.plainBytes),
      '',
      '',
    ],
    size('raw', 'raw'),
    size('gzip', 'gzip'),
    size('brotli', 'brotli'),
    [`flip to live, median of ${flips.count}`, formatMs(flips.median), '', '', '≤ 1 s'],
    ['flip to live, slowest', formatMs(flips.max), '', '', '≤ 1 s'],
  ];
}

function createRateRows(name, { federated, plain, ratio, cpuRatio }, target) {
  return [
    [
      `${name}, pages/s, one core`,
      formatInteger(federated.pagesPerSecond),
      formatInteger(plain.pagesPerSecond),
      formatRatio(ratio),
      target,
    ],
    [
      `${name}, processor time per page`,
      formatMs(federated.cpuMs, 2),
      formatMs(plain.cpuMs, 2),
      formatRatio(cpuRatio),
      '',
    ],
  ];
}

const TABLE_HEAD = ['', 'federated', 'plain', 'federated / plain', 'aim'];

/** Formats the results of a benchmark run as a table for the terminal. */
export function formatTable(figures) {
  const lines = [TABLE_HEAD, ...createRows(figures)];
  const widths = TABLE_HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column].length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
        )
        .join('   '),
    )
    .join('\n');
}

/** Formats the results of a benchmark run as a Markdown table for the README. */
export function formatMarkdownTable(figures) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = ['---', '--:', '--:', '--:', '--:'];
  return [TABLE_HEAD, rule, ...createRows(figures)].map(line).join('\n');
}

function formatInteger(value) {
  return String(Math.round(value));
}

function formatMs(value, digits = 0) {
  return `${value.toFixed(digits)} ms`;
}

function formatKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function formatRatio(ratio) {
  return `${ratio.toFixed(2)} ×`;
}
