import * as apiLock from './rules/api-lock.mjs';
import * as barrels from './rules/barrels.mjs';
import * as browserImports from './rules/browser-imports.mjs';
import * as calendarDays from './rules/calendar-days.mjs';
import * as codeOwners from './rules/code-owners.mjs';
import * as colourLiterals from './rules/colour-literals.mjs';
import * as contractLock from './rules/contract-lock.mjs';
import * as cryptography from './rules/cryptography.mjs';
import * as declaredPackages from './rules/declared-packages.mjs';
import * as docCounts from './rules/doc-counts.mjs';
import * as docPaths from './rules/doc-paths.mjs';
import * as environment from './rules/environment.mjs';
import * as fileNames from './rules/file-names.mjs';
import * as fileSize from './rules/file-size.mjs';
import * as generatedColours from './rules/generated-colours.mjs';
import * as generatedBlocks from './rules/generated-blocks.mjs';
import * as generatedLint from './rules/generated-lint.mjs';
import * as glossary from './rules/glossary.mjs';
import * as importCircles from './rules/import-circles.mjs';
import * as moduleBoundaries from './rules/module-boundaries.mjs';
import * as lockPlatforms from './rules/lock-platforms.mjs';
import * as lockfile from './rules/lockfile.mjs';
import * as machineSpecificText from './rules/machine-specific-text.mjs';
import * as projectReferences from './rules/project-references.mjs';
import * as protectionLevels from './rules/protection-levels.mjs';
import * as readmes from './rules/readmes.mjs';
import * as packageBoundaries from './rules/package-boundaries.mjs';
import * as securityRequirements from './rules/security-requirements.mjs';
import * as storedNames from './rules/stored-names.mjs';
import * as styleAccess from './rules/style-access.mjs';
import * as textAsCode from './rules/text-as-code.mjs';
import * as vocabulary from './rules/vocabulary.mjs';

const REPOSITORY_RULES = [
  packageBoundaries,
  importCircles,
  moduleBoundaries,
  browserImports,
  barrels,
  codeOwners,
  calendarDays,
  cryptography,
  declaredPackages,
  contractLock,
  apiLock,
  projectReferences,
  generatedColours,
  colourLiterals,
  generatedBlocks,
  generatedLint,
  fileNames,
  fileSize,
  machineSpecificText,
  lockfile,
  lockPlatforms,
  environment,
  protectionLevels,
  readmes,
  securityRequirements,
  storedNames,
  styleAccess,
  textAsCode,
  vocabulary,
  glossary,
  docPaths,
  docCounts,
];

/**
 * Runs every repository check.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @returns {{ rule: string, problems: import('./repository.mjs').Problem[] }[]}
 */
export function checkRepository(repository) {
  return REPOSITORY_RULES.map((rule) => ({ rule: rule.name, problems: rule.check(repository) }));
}

/**
 * Formats problems as a text with one line per problem. Returns an empty text if there are none.
 */
export function formatProblems(results) {
  return results
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ rule, problems }) => [
      `${rule}:`,
      ...problems.map(
        ({ file, line, message }) => `  ${line ? `${file}:${line}` : file}  ${message}`,
      ),
    ])
    .join('\n');
}
