import pg from 'pg';

/**
 * Creates an empty database. Drops an existing database of the same name.
 *
 * @returns {Promise<string>} URL of the database
 */
export async function createEmptyDatabase(serverUrl, name) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const database = pg.escapeIdentifier(name);
  for (const command of ['drop database if exists', 'create database']) {
    await client.query([command, database].join(' '));
  }
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
