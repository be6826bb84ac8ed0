import { relative } from 'node:path';
import { ROOT } from '../project/paths.mjs';

/** Lowest accepted share of covered branches in the logic of a package, in percent. */
const MIN_BRANCHES = 75;

const LOGIC_FILE = /^[^/]+\/src\/.*\.ts$/;
/** Matches samples, demo data and test support, whose coverage is not counted. */
const SUPPORT_FILE = /\/(?:testing|demo|samples)\//;

/**
 * Covered lines and branches of the logic of a package, in percent.
 *
 * @typedef {{ name: string, lines: number, branches: number, isTooLow: boolean }} PackageCoverage
 */

/**
 * Sums up the coverage of each package.
 *
 * @param {Record<string, { lines: Share, branches: Share }>} summary Jest's report `coverage-summary.json`,
 *   by absolute path.
 * @returns {readonly PackageCoverage[]} sorted by name
 *
 * @typedef {{ total: number, covered: number }} Share
 */
export function sumCoverage(summary) {
  const files = Object.entries(summary).map(([path, shares]) => [relative(ROOT, path), shares]);
  const logic = files.filter(([file]) => LOGIC_FILE.test(file) && !SUPPORT_FILE.test(file));
  const packages = Map.groupBy(logic, ([file]) => file.split('/')[0]);
  return [...packages]
    .map(([name, entries]) => {
      const lines = toPercent(entries.map(([, shares]) => shares.lines));
      const branches = toPercent(entries.map(([, shares]) => shares.branches));
      return { name, lines, branches, isTooLow: branches < MIN_BRANCHES };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function toPercent(shares) {
  const total = shares.reduce((sum, share) => sum + share.total, 0);
  const coveredCount = shares.reduce((sum, share) => sum + share.covered, 0);
  return total === 0 ? 100 : (100 * coveredCount) / total;
}

/** @param {PackageCoverage} coverage */
export function formatCoverage({ name, lines, branches, isTooLow }) {
  const note = isTooLow ? `  below ${MIN_BRANCHES} % of the branches` : '';
  return `${name.padEnd(20)} ${lines.toFixed(1).padStart(5)} % of lines ${branches.toFixed(1).padStart(5)} % of branches${note}`;
}
