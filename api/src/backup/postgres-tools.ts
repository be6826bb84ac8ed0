import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where distributions put PostgreSQL's programs, beside the path. */
const folders = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql'];

/** The newest of its kind: an older one cannot read a newer server. */
function programPath(name: string): string {
  for (const folder of folders.filter((path) => existsSync(path))) {
    const versions = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
    const found = ['', ...versions]
      .map((version) => join(folder, version, 'bin', name))
      .find((path) => existsSync(path));
    if (found) return found;
  }
  return name;
}

/**
 * Runs `pg_dump` or `pg_restore` to its end.
 *
 * @param url of the database; its password goes by the environment, where nobody else reads it
 * @throws Error with what it wrote last
 */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const child = spawn(programPath(name), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
    },
  });
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written += text));
  const problem = await new Promise<string | null>((done) => {
    child.once('error', ({ message }) => done(`${message} (is PostgreSQL's client installed?)`));
    child.once('close', (code) => done(code === 0 ? null : written.trim().slice(-2000)));
  });
  if (problem !== null) throw new Error(`${name}: ${problem}`);
}
