import { existsSync } from 'node:fs';
import { EDGE_PACKAGES } from '../cluster/edge-program.mjs';
import { installPackages } from '../install/system-packages.mjs';
import { ensureEngines } from './engine-packages.mjs';
import { installBrowserFromDebian } from './browser.mjs';

/** Paths of programs that tests use, each with the Debian packages that contain the program. */
const SERVER_PROGRAMS = [
  ['/usr/lib/postgresql', ['postgresql']],
  ['/usr/sbin/nginx', EDGE_PACKAGES],
  ['/usr/bin/redis-server', ['redis-server']],
  ['/usr/sbin/pgbouncer', ['pgbouncer']],
];

/** Stages of `npm test` that use programs of the system. */
const STAGES_WITH_PROGRAMS = ['browsers', 'coverage', 'postgres', 'e2e'];

/**
 * Installs the programs that the stages use, as root on Debian. Needs no npm packages, so that it
 * can run while npm installs them. Programs that cannot be installed here are not reported: the
 * stages try again and say which tests are skipped.
 *
 * @param {readonly string[]} stages
 * @param {AbortSignal} signal
 */
export async function installTestPrograms(stages, signal) {
  if (!stages.some((name) => STAGES_WITH_PROGRAMS.includes(name))) return;
  const needsBrowser = stages.includes('browsers') || stages.includes('e2e');
  if (needsBrowser) await installBrowserFromDebian(signal);
  const packages = SERVER_PROGRAMS.filter(([path]) => !existsSync(path)).flatMap(
    ([, names]) => names,
  );
  if (packages.length > 0) await installPackages(packages, signal);
  if (needsBrowser) await ensureEngines(signal);
}
