import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/**
 * One attack and its result.
 *
 * @typedef {object} Attack
 * @property {string} finding number of the finding, for example `security 3`
 * @property {string} description what the attack tries
 * @property {(site: import('./site.mjs').Site) => Promise<AttackResult>} run
 *
 * @typedef {object} AttackResult
 * @property {boolean} isRepelled whether the site withstood the attack
 * @property {string} observation what the site did, for example its response statuses
 * @property {Control} control
 *
 * A control is the legitimate use of the function that the attack misuses. Without a control, the
 * attack would also count as repelled if the site were down or the function did not exist.
 *
 * @typedef {object} Control
 * @property {boolean} isAnswered whether the legitimate use works in the same run
 * @property {string} observation how the site responded to the legitimate use
 */

/**
 * Loads the attacks from all `*-attacks.mjs` files, sorted by number.
 *
 * @returns {Promise<Attack[]>}
 */
export async function loadAttacks() {
  const files = readdirSync(FOLDER).filter(
    (name) => name.endsWith('-attacks.mjs') && name !== 'load-attacks.mjs',
  );
  const modules = await Promise.all(files.map((name) => import(join(FOLDER, name))));
  return modules
    .flatMap(({ attacks }) => attacks)
    .toSorted((one, other) => one.finding.localeCompare(other.finding, 'en', { numeric: true }));
}
