import { relative } from 'node:path';
import { ROOT } from '../project/paths.mjs';

/** Minimum share of covered branches in the logic of a package, in percent. */
const MIN_BRANCH_PERCENT = 75;

const LOGIC_FILE_PATTERN = /^[^/]+\/src\/.*\.ts$/;
/** Matches samples, demo data and test support, whose coverage is not counted. */
const SUPPORT_FILE_PATTERN = /\/(?:testing|demo|samples)\//;

/**
 * Covered lines and branches of the logic of a package, in percent.
 *
 * @typedef {{ name: string, lines: number, branches: number, isTooLow: boolean }} PackageCoverage
 */

/**
 * Returns Jest's arguments for a run with coverage. The filters come first: an option with a list
 * of values would treat the filters as further values, and Jest would run all tests.
 *
 * @param {string} folder folder for the report `coverage-summary.json`
 * @param {readonly string[]} filters
 */
export function listCoverageArguments(folder, filters) {
  const report = [`--coverageDirectory=${folder}`, '--coverageReporters=json-summary'];
  return [...filters, '--coverage', '--coverageProvider=v8', ...report];
}

/**
 * Sums up the coverage of each package whose tests ran. A run with a filter loads code of other
 * packages as well, but covers little of it.
 *
 * @param {Record<string, { lines: Share, branches: Share }>} summary Jest's report `coverage-summary.json`,
 *   by absolute path.
 * @param {readonly string[]} testFiles absolute paths of the tests that ran
 * @returns {readonly PackageCoverage[]} sorted by name
 *
 * @typedef {{ total: number, covered: number }} Share
 */
export function sumCoverage(summary, testFiles) {
  const files = Object.entries(summary).map(([path, shares]) => [relative(ROOT, path), shares]);
  const logicFiles = files.filter(
    ([file]) => LOGIC_FILE_PATTERN.test(file) && !SUPPORT_FILE_PATTERN.test(file),
  );
  const packages = Map.groupBy(logicFiles, ([file]) => getPackageName(file));
  const testedPackages = new Set(testFiles.map((path) => getPackageName(relative(ROOT, path))));
  return [...packages]
    .filter(([name]) => testedPackages.has(name))
    .map(([name, entries]) => {
      const lines = toPercent(entries.map(([, shares]) => shares.lines));
      const branches = toPercent(entries.map(([, shares]) => shares.branches));
      return { name, lines, branches, isTooLow: branches < MIN_BRANCH_PERCENT };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const getPackageName = (file) => file.split('/')[0];

function toPercent(shares) {
  const total = shares.reduce((sum, share) => sum + share.total, 0);
  const coveredCount = shares.reduce((sum, share) => sum + share.covered, 0);
  return total === 0 ? 100 : (100 * coveredCount) / total;
}

/**
 * Formats the coverage of a package as one line.
 *
 * @param {PackageCoverage} coverage
 */
export function formatCoverage({ name, lines, branches, isTooLow }) {
  const note = isTooLow ? `  below ${MIN_BRANCH_PERCENT} % of the branches` : '';
  return `${name.padEnd(20)} ${lines.toFixed(1).padStart(5)} % of lines ${branches.toFixed(1).padStart(5)} % of branches${note}`;
}
