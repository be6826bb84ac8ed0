import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders in which PostgreSQL tools are installed on systems that do not add them to the PATH. */
const installFolders = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql'];

/**
 * Returns the path of a tool's newest installed version, because older versions cannot access newer
 * servers. Returns the tool's name if it is in none of the folders.
 */
function findProgramPath(name: string): string {
  for (const folder of installFolders.filter((path) => existsSync(path))) {
    const versions = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
    const programPath = ['', ...versions]
      .map((version) => join(folder, version, 'bin', name))
      .find((path) => existsSync(path));
    if (programPath) return programPath;
  }
  return name;
}

/** The libpq environment variable for each connection parameter that a URL may contain. */
const ENV_VARIABLES_BY_PARAMETER = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
} as const;

/** Translates a database URL, including its TLS settings, into libpq environment variables. */
export function createLibpqEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables = Object.entries(ENV_VARIABLES_BY_PARAMETER).flatMap(([name, variable]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[variable, value]];
  });
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
    ...Object.fromEntries(variables),
  };
}

/**
 * Runs `pg_dump` or `pg_restore` and waits until it exits.
 * @param url URL of the database. The password is passed in an environment variable, because other
 *   users can read command lines.
 * @throws Error with the last output of the tool
 */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const child = spawn(findProgramPath(name), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...createLibpqEnvironment(url) },
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const problem = await new Promise<string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(`${message} (is PostgreSQL's client installed?)`));
    child.once('close', (code) => resolve(code === 0 ? null : errorOutput.trim().slice(-2000)));
  });
  if (problem !== null) throw new Error(`${name}: ${problem}`);
}
