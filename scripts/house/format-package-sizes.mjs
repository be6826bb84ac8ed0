import { LINE_KINDS } from './measure-packages.mjs';

const HEADINGS = ['package', ...LINE_KINDS, 'files', 'median', 'largest', 'circles'];

/**
 * Formats the sizes of all packages as a table with their sum, followed by the imports between
 * packages.
 *
 * @param {import('./measure-packages.mjs').PackageSize[]} packages
 */
export function formatPackageSizes(packages) {
  const rows = packages.map(({ name, lines, files, median, largest, circles }) => [
    name,
    ...LINE_KINDS.map((kind) => lines[kind]),
    files,
    median,
    largest.lines,
    circles,
  ]);
  const sum = ['all', ...LINE_KINDS.map((_, index) => sumColumn(rows, index + 1))];
  sum.push(sumColumn(rows, LINE_KINDS.length + 1));
  return [
    'Lines of code',
    formatTable([HEADINGS, ...rows, sum]),
    '',
    'Largest production files',
    ...packages
      .filter(({ largest }) => largest.file !== '')
      .map(({ largest }) => `  ${largest.file}`),
    '',
    'Imports of other packages',
    ...packages.map(
      ({ name, arrows: importCounts }) => `  ${name} → ${formatImportCounts(importCounts)}`,
    ),
  ].join('\n');
}

function sumColumn(rows, index) {
  return rows.reduce((sum, row) => sum + row[index], 0);
}

function formatImportCounts(importCounts) {
  const entries = Object.entries(importCounts).toSorted(([, a], [, b]) => b - a);
  if (entries.length === 0) return 'none';
  return entries.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** Aligns the first column to the left and the others, which are numbers, to the right. */
function formatTable(rows) {
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? String(cell).padEnd(widths[column])
            : String(cell).padStart(widths[column]),
        )
        .join('  '),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}
