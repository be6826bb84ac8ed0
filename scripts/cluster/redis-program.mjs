import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { ensureServerProgram } from '../install/system-packages.mjs';

/**
 * Returns the program of a Redis server that stores nothing on disk: its data may be lost at any
 * time.
 *
 * @param {{ folder: string, port: number, signal: AbortSignal }} options
 * @returns {Promise<{ program: import('../start/program.mjs').Program, url: string, ready: () =>
 *   Promise<void> } | undefined>} undefined if Redis is not installed; `ready` throws while the
 *   server does not accept connections
 */
export async function createRedisProgram({ folder, port, signal }) {
  const command = await ensureServerProgram('redis-server', ['redis-server'], signal);
  if (!command) return undefined;
  mkdirSync(folder, { recursive: true });
  const settings = { port, bind: '127.0.0.1', dir: folder, loglevel: 'warning' };
  const plain = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  return {
    program: { command, args: [...plain, '--save', '', '--appendonly', 'no'] },
    url: `redis://127.0.0.1:${port}`,
    ready: async () => {
      await new Promise((done, fail) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(done));
        socket.once('error', fail);
      });
    },
  };
}
