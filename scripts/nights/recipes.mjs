import { apiFails } from './recipes/api-fails.mjs';
import { backupMissing } from './recipes/backup-missing.mjs';
import { blockAccount } from './recipes/block-account.mjs';
import { certificateExpires } from './recipes/certificates.mjs';
import { componentFails } from './recipes/component-fails.mjs';
import { connectionsExhausted } from './recipes/connections-exhausted.mjs';
import { contentStale } from './recipes/content-stale.mjs';
import { databaseUnavailable } from './recipes/database-unavailable.mjs';
import { diskFull } from './recipes/disk-full.mjs';
import { edgeFails } from './recipes/edge-fails.mjs';
import { findRequest } from './recipes/find-request.mjs';
import { mailDidNotArrive } from './recipes/mail-did-not-arrive.mjs';
import { memory } from './recipes/memory.mjs';
import { callsMissing } from './recipes/calls-missing.mjs';
import { overload } from './recipes/overload.mjs';
import { pagesAreSlow } from './recipes/pages-are-slow.mjs';
import { pagesFail } from './recipes/pages-fail.mjs';
import { passwordGuessing } from './recipes/password-guessing.mjs';
import { processGone } from './recipes/process-gone.mjs';
import { readOnly } from './recipes/read-only.mjs';
import { redisGone } from './recipes/redis-gone.mjs';
import { replicaBehind } from './recipes/replica-behind.mjs';
import { rotateSecrets } from './recipes/rotate-secrets.mjs';
import { searchBehind } from './recipes/search-behind.mjs';
import { secretDoesNotFit } from './recipes/secret-does-not-fit.mjs';
import { shellsGone } from './recipes/shells-gone.mjs';
import { siteUnreachable } from './recipes/site-unreachable.mjs';
import { tasksFailed } from './recipes/tasks-failed.mjs';
import { tasksLate } from './recipes/tasks-late.mjs';

/**
 * How `npm run nights` provokes the fault of a recipe and checks its end.
 *
 * @typedef {object} Executor
 * @property {string} heading Heading of the recipe in docs/operations.md.
 * @property {readonly number[]} [blocks] Indexes of the blocks of the recipe that this fault needs; by
 *   default all.
 * @property {readonly string[]} alarms Names of the alerts whose expression becomes true.
 * @property {boolean} [startsActive] Whether the alarms are active before the fault is provoked.
 * @property {readonly string[]} [ended] Those of `alarms` whose expression is false at the end. The
 *   others look back for minutes.
 * @property {(night: import('./night.mjs').Night) => Promise<Readonly<Record<string, string>>>}
 *   provoke Provokes the fault; returns the values that a person fills in, by name.
 * @property {Readonly<Record<number, (night: import('./night.mjs').Night, output: string) =>
 *   Promise<Readonly<Record<string, string>> | void>>>} [after] Runs after the block with this
 *   index of those that run and gets its output: what a person does or reads there. Returns further values.
 * @property {(night: import('./night.mjs').Night, outputs: readonly string[]) => Promise<void>}
 *   check Throws unless the fault is gone.
 */

/**
 * In the order in which they run. Alarms look back for minutes, so those of pages and restarts come
 * before recipes that cause failures of pages and restart apis.
 *
 * @type {readonly Executor[]}
 */
export const RECIPES = [
  backupMissing,
  certificateExpires,
  findRequest,
  componentFails,
  pagesFail,
  pagesAreSlow,
  processGone,
  mailDidNotArrive,
  tasksFailed,
  tasksLate,
  blockAccount,
  readOnly,
  contentStale,
  searchBehind,
  redisGone,
  replicaBehind,
  connectionsExhausted,
  rotateSecrets,
  secretDoesNotFit,
  memory,
  edgeFails,
  shellsGone,
  overload,
  passwordGuessing,
  apiFails,
  siteUnreachable,
  databaseUnavailable,
  callsMissing,
  diskFull,
];
