import { apiFails } from './recipes/api-fails.mjs';
import { backupMissing } from './recipes/backup-missing.mjs';
import { blockAccount } from './recipes/block-account.mjs';
import { certificateExpires } from './recipes/certificates.mjs';
import { connectionsExhausted } from './recipes/connections-exhausted.mjs';
import { contentStale } from './recipes/content-stale.mjs';
import { diskFull } from './recipes/disk-full.mjs';
import { edgeFails } from './recipes/edge-fails.mjs';
import { findRequest } from './recipes/find-request.mjs';
import { mailDidNotArrive } from './recipes/mail-did-not-arrive.mjs';
import { processGone } from './recipes/process-gone.mjs';
import { readOnly } from './recipes/read-only.mjs';
import { redisGone } from './recipes/redis-gone.mjs';
import { replicaBehind } from './recipes/replica-behind.mjs';
import { rotateSecrets } from './recipes/rotate-secrets.mjs';
import { searchBehind } from './recipes/search-behind.mjs';
import { secretDoesNotFit } from './recipes/secret-does-not-fit.mjs';
import { tasksFailed } from './recipes/tasks-failed.mjs';

/**
 * How `npm run nights` provokes the fault of a recipe and checks its end.
 *
 * @typedef {object} Executor
 * @property {string} heading Heading of the recipe in docs/operations.md.
 * @property {readonly string[]} alarms Names of the alerts whose expression becomes true.
 * @property {boolean} [startsActive] Whether the alarms are active before the fault is provoked.
 * @property {readonly string[]} [ended] Those of `alarms` whose expression is false at the end. The
 *   others look back for minutes.
 * @property {(night: import('./night.mjs').Night) => Promise<Readonly<Record<string, string>>>}
 *   provoke Provokes the fault; returns the values that a person fills in, by name.
 * @property {Readonly<Record<number, (night: import('./night.mjs').Night, output: string) =>
 *   Promise<Readonly<Record<string, string>> | void>>>} [after] Runs after the block with this
 *   index and gets its output: what a person does or reads there. Returns further values.
 * @property {(night: import('./night.mjs').Night, outputs: readonly string[]) => Promise<void>}
 *   check Throws unless the fault is gone.
 */

/** @type {readonly Executor[]} In the order in which they run. */
export const RECIPES = [
  backupMissing,
  certificateExpires,
  findRequest,
  mailDidNotArrive,
  tasksFailed,
  blockAccount,
  readOnly,
  contentStale,
  searchBehind,
  redisGone,
  replicaBehind,
  connectionsExhausted,
  rotateSecrets,
  secretDoesNotFit,
  processGone,
  edgeFails,
  apiFails,
  diskFull,
];
