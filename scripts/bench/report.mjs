/** Results of a benchmark run as rows: measurement, federated, plain, comparison, target. */
function rows({ uncached, cached }) {
  const { rate, document } = uncached;
  const speedUp = cached.rate.federated.pagesPerSecond / rate.federated.pagesPerSecond;
  const { federated: script, plain: plainScript } = cached.script;
  const size = (name, figure) => [
    `client script, ${name}`,
    kilobytes(script[figure]),
    kilobytes(plainScript[figure]),
    times(script[figure] / plainScript[figure]),
    '',
  ];
  const { flips } = cached;
  return [
    ...rateRows('rendered', rate, '≥ 0.95 ×'),
    ...rateRows('from the page cache', cached.rate, ''),
    ['cached / rendered', times(speedUp), '', '', '≥ 10 ×'],
    [
      'document, not compressed',
      kilobytes(document.federatedBytes),
      kilobytes(document.plainBytes),
      '',
      '',
    ],
    size('raw', 'raw'),
    size('gzip', 'gzip'),
    size('brotli', 'brotli'),
    [`flip to live, median of ${flips.count}`, ms(flips.median), '', '', '≤ 1 s'],
    ['flip to live, slowest', ms(flips.max), '', '', '≤ 1 s'],
  ];
}

function rateRows(name, { federated, plain, ratio, cpuRatio }, aim) {
  const known = Number.isFinite(cpuRatio);
  return [
    [
      `${name}, pages/s`,
      whole(federated.pagesPerSecond),
      whole(plain.pagesPerSecond),
      times(ratio),
      aim,
    ],
    [`${name}, p99`, ms(federated.p99), ms(plain.p99), '', ''],
    ...(known
      ? [
          [
            `${name}, CPU time per page`,
            ms(federated.cpuMs, 2),
            ms(plain.cpuMs, 2),
            times(cpuRatio),
            '',
          ],
        ]
      : []),
  ];
}

const HEAD = ['', 'federated', 'plain', 'federated / plain', 'aim'];

/** The table for the terminal. */
export function table(figures) {
  const lines = [HEAD, ...rows(figures)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
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

/** The table as Markdown, for the README. */
export function markdown(figures) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = ['---', '--:', '--:', '--:', '--:'];
  return [HEAD, rule, ...rows(figures)].map(line).join('\n');
}

function whole(value) {
  return String(Math.round(value));
}

function ms(value, digits = 0) {
  return `${value.toFixed(digits)} ms`;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function times(ratio) {
  return `${ratio.toFixed(2)} ×`;
}
