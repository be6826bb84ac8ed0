import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ensureServerProgram, findServiceAccount } from '../install/system-packages.mjs';
import { ROOT } from '../project/paths.mjs';
import { renderTemplate } from './render-template.mjs';

/**
 * Returns the program of a PgBouncer in transaction mode with the settings of `deploy/pgbouncer`.
 *
 * @param {{ folder: string, port: number, serverPort: number, database?: string,
 *   signal: AbortSignal }} options
 * @returns {Promise<{ program: import('../start/program.mjs').Program, ready: () => Promise<void> } |
 *   undefined>} undefined if PgBouncer is not installed; `ready` throws while it does not accept
 *   connections
 */
export async function createPoolerProgram({
  folder,
  port,
  serverPort,
  database = 'postgres',
  signal,
}) {
  const command = await ensureServerProgram('pgbouncer', ['pgbouncer'], signal);
  if (!command) return undefined;
  // PgBouncer refuses to run as root. Its package uses the account of PostgreSQL.
  const identity = await findServiceAccount('postgres');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pgbouncer.ini');
  const template = readFileSync(join(ROOT, 'deploy/pgbouncer/pgbouncer.ini.template'), 'utf8');
  const values = {
    NAME: database,
    HOST: '127.0.0.1',
    SERVER_PORT: `${serverPort}`,
    PASSWORD: '',
    LISTEN: '127.0.0.1',
    PORT: `${port}`,
  };
  writeFileSync(file, renderTemplate(template, values));
  if (identity) for (const path of [folder, file]) chownSync(path, identity.uid, identity.gid);
  return {
    program: { command, args: ['-q', file], identity, stopSignal: 'SIGINT' },
    ready: async () => {
      await new Promise((done, fail) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(done));
        socket.once('error', fail);
      });
    },
  };
}
