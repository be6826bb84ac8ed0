import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain } from '../project/terminal.mjs';
import { createServiceEnvironment, PORT_VARIABLES } from '../start/addresses.mjs';
import { buildChangedPackages } from '../start/builds.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { measureStart } from './measure-start.mjs';
import { printCoreCount } from './missed-limits.mjs';
import { printStartResults } from './print-start-results.mjs';

/**
 * `npm run bench -- start`: builds what changed, then measures `npm start` twice. The first start
 * has an empty data folder, the second one has the data of the first. Measures the seconds until
 * the site is up, and then the resident memory of the services. Checks the second start against the
 * limits.
 */
await runMain(async () => {
  const dataDir = join(ROOT, '.cache/bench-start');
  rmSync(dataDir, { recursive: true, force: true });
  const ports = await findFreeSitePorts();
  const variables = Object.entries(PORT_VARIABLES).map(([name, [variable]]) => [
    variable,
    String(ports[name]),
  ]);
  const env = {
    ...process.env,
    ...Object.fromEntries(variables),
    ENV_FILE: '',
    DATA_DIR: dataDir,
    GRUENLAND_MODE: 'production',
  };
  printCoreCount();
  try {
    const buildResults = await buildChangedPackages({
      env: createServiceEnvironment({ env, ports, dataDir, mode: 'production' }),
      onLine: () => {},
    });
    if (!buildResults.shell.ok || !buildResults.remotes.ok)
      throw new PlainError('✗ start        not built');
    const first = await measureStart(env);
    const second = await measureStart(env);
    if (!printStartResults({ first, second })) {
      throw new PlainError('✗ start        slower or larger than allowed');
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
