import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain } from '../project/terminal.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { measureSessions } from './session-load.mjs';
import { printCoreCount } from './missed-limits.mjs';
import { printSessionResults } from './print-session-results.mjs';

/**
 * `npm run bench -- session`: measures only logins and session reads. Checks whether they reach the
 * required rates.
 */
await runMain(async () => {
  const dataDir = join(ROOT, '.cache/bench-session');
  const site = createServices({ ports: await findFreeSitePorts(), dataDir });
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)));
  const { embedded, api } = site.services;
  printCoreCount();
  try {
    await embedded.start();
    await api.start();
    const withinLimits = printSessionResults(await measureSessions(api.url));
    if (!withinLimits) throw new PlainError('✗ session      fewer requests than required');
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
