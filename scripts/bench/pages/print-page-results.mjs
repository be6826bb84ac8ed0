import { say } from '../../project/terminal.mjs';
import { getPageGoals } from './page-goals.mjs';

const COLUMNS = ['script', 'style', 'html', 'firstPicture', 'requests'];
const HEADINGS = { html: 'HTML', firstPicture: 'first picture' };

/**
 * Prints what each page loads before any interaction and after the first one, with the goals.
 *
 * @param {readonly { name: string, path: string, isApplication: boolean, before:
 *   import('./open-measured-page.mjs').PageLoad, after: import('./open-measured-page.mjs').PageLoad }[]} pages
 * @returns {readonly string[]} one line for each missed goal
 */
export function printPageResults(pages, report = say) {
  const printLine = (name, cells) =>
    report(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(16)).join('')}`.trimEnd());
  printLine(
    'kB after gzip',
    COLUMNS.map((column) => HEADINGS[column] ?? column),
  );
  for (const { name, before, after } of pages) {
    printLine(`${name}, untouched`, COLUMNS.map(formatCell(before)));
    printLine(`${name}, touched`, COLUMNS.map(formatCell(after)));
  }
  return pages.flatMap((page) =>
    Object.entries(getPageGoals(page))
      .filter(([figure, limit]) => page.before[figure] > limit)
      .map(
        ([figure, limit]) =>
          `✗ ${page.name}: ${HEADINGS[figure] ?? figure} ${formatKilobytes(page.before[figure])} kB, allowed ${formatKilobytes(limit)} kB`,
      ),
  );
}

const formatCell = (load) => (column) =>
  column === 'requests' ? String(load.requests) : formatKilobytes(load[column]);

function formatKilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
