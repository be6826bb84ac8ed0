/**
 * Entry point of `npm run migrate`. It connects as the owner of the schema, because the api's own
 * database role may not change the schema.
 */
import { ConfigError } from '#config.ts';
import { environmentSchema, selectKnownVariables } from '#config.schema.ts';
import { grantRowAccess } from '#db/grant-row-access.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPostgres } from '#db/open-database.ts';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
const schema = environmentSchema.pick({
  DATABASE_URL: true,
  DATABASE_OWNER_URL: true,
  READ_ONLY: true,
});

async function main(): Promise<string> {
  const parsedEnvironment = schema.safeParse(selectKnownVariables(process.env));
  if (!parsedEnvironment.success) {
    throw new ConfigError(
      parsedEnvironment.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  if (parsedEnvironment.data.READ_ONLY === 'on') return 'READ_ONLY is on: nothing was changed';
  const { DATABASE_URL: apiUrl, DATABASE_OWNER_URL: ownerUrl = apiUrl } = parsedEnvironment.data;
  if (!apiUrl || !ownerUrl) {
    throw new Error('DATABASE_URL is not set; the embedded database migrates itself at start');
  }
  const [apiRole, ownerRole] = [apiUrl, ownerUrl].map((url) =>
    decodeURIComponent(new URL(url).username),
  );
  const hasSeparateOwner = apiRole !== ownerRole;
  const database = openPostgres(ownerUrl, silentLog);
  try {
    await migrateDatabase(database, {
      ...(hasSeparateOwner && { afterMigrations: (client) => grantRowAccess(client, apiUrl) }),
      log: (line) => void process.stdout.write(`· ${line}\n`),
    });
    return hasSeparateOwner
      ? `up to date, every row is ${apiRole}’s, the schema ${ownerRole}’s`
      : 'up to date';
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`✓ migrate      ${await main()}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`✗ migrate      ${reason}\n`);
  process.exitCode = 1;
}
