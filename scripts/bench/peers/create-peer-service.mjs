import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from '../../project/paths.mjs';
import { findFreeSitePorts } from '../../start/ports.mjs';
import { Service } from '../../start/service.mjs';

const START_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 100;

/**
 * Creates the service of a built peer, which is not started yet. It runs with Node's default
 * settings.
 *
 * @param {(typeof import('./peer-projects.mjs').PEER_PROJECTS)[number]} peer
 * @param {string} folder Path of the built project.
 */
export async function createPeerService({ name, start }, folder) {
  const { shell: port } = await findFreeSitePorts();
  const [entry, ...args] = start;
  return new Service({
    name,
    program: { command: PROJECT_NODE, args: [join(folder, entry), ...args], folder },
    url: `http://127.0.0.1:${port}`,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    logFile: join(ROOT, '.cache/bench-peers', `${name}.log`),
    deadlineMs: START_TIMEOUT_MS,
    ready: waitForArticle,
    report: (line) => process.stderr.write(`${name}: ${line}\n`),
  });
}

/** Requests the article until the status is 200. */
async function waitForArticle(url, { deadlineMs, signal }) {
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  for (;;) {
    const response = await fetch(`${url}/artikel`, { signal: timeoutSignal }).catch(() => null);
    if (response?.ok) return response.text();
    await pause(POLL_INTERVAL_MS, undefined, { signal: timeoutSignal });
  }
}
