import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain } from '../project/terminal.mjs';
import { freePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { measureSessions } from './session-load.mjs';
import { tellCores } from './verdict.mjs';
import { tellSessions } from './tell-sessions.mjs';

/** `npm run bench -- session`: logins and session reads alone, with their limits. */
await runMain(async () => {
  const dataDir = join(ROOT, '.cache/bench-session');
  const site = createServices({ ports: await freePorts(), dataDir });
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)));
  const { embedded, api } = site.services;
  tellCores();
  try {
    await embedded.start();
    await api.start();
    const kept = tellSessions(await measureSessions(api.url));
    if (!kept) throw new PlainError('✗ session      less than wanted');
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
