import * as barrels from './rules/barrels.mjs';
import * as browserReach from './rules/browser-reach.mjs';
import * as contractLock from './rules/contract-lock.mjs';
import * as cryptography from './rules/cryptography.mjs';
import * as declaredPackages from './rules/declared-packages.mjs';
import * as environment from './rules/environment.mjs';
import * as fileNames from './rules/file-names.mjs';
import * as fileSize from './rules/file-size.mjs';
import * as generatedLint from './rules/generated-lint.mjs';
import * as lockfile from './rules/lockfile.mjs';
import * as machineTraces from './rules/machine-traces.mjs';
import * as projectReferences from './rules/project-references.mjs';
import * as protectionLevels from './rules/protection-levels.mjs';
import * as readmes from './rules/readmes.mjs';
import * as roomWalls from './rules/room-walls.mjs';
import * as securityProofs from './rules/security-proofs.mjs';
import * as storedNames from './rules/stored-names.mjs';
import * as textAsCode from './rules/text-as-code.mjs';

const RULES = [
  roomWalls,
  browserReach,
  barrels,
  cryptography,
  declaredPackages,
  contractLock,
  projectReferences,
  generatedLint,
  fileNames,
  fileSize,
  machineTraces,
  lockfile,
  environment,
  protectionLevels,
  readmes,
  securityProofs,
  storedNames,
  textAsCode,
];

/**
 * Runs every house rule.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @returns {{ rule: string, problems: import('./repository.mjs').Problem[] }[]}
 */
export function checkHouseRules(repository) {
  return RULES.map((rule) => ({ rule: rule.name, problems: rule.check(repository) }));
}

/** Report of all broken rules, one line per place; empty when the house is in order. */
export function describeProblems(results) {
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
