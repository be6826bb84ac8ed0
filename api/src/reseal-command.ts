/** What `npm run reseal` runs: what a secret of before has sealed is sealed with the present one. */
import { readConfig } from '#config.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';
import { FolderLockedError } from '#db/pglite/lock-file.ts';
import { sealedFiles, sealedTexts } from '#sealed-contents.ts';
import { reseal } from '#secrets/reseal.ts';
import { createSeal } from '#secrets/seal.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function main(): Promise<string> {
  const { databaseUrl, dataDir, dataSecrets } = readConfig(process.env);
  const database = databaseUrl
    ? openPostgres(databaseUrl, quiet)
    : await openPglite({ dataDir }, quiet);
  try {
    const seal = createSeal(dataSecrets);
    const counts = await reseal(database.drizzle, seal, sealedTexts, sealedFiles);
    const { renewed, kept, unreadable } = counts;
    const told = `${renewed} sealed anew, ${kept} were so already`;
    if (unreadable === 0) return told;
    throw new Error(
      `${told}, ${unreadable} opened by none of the secrets: ` +
        'add the one they were sealed with to DATA_SECRETS_ACCEPTED',
    );
  } finally {
    await database.close();
  }
}

function reason(error: unknown): string {
  if (error instanceof FolderLockedError) {
    return 'the running site holds the embedded database: stop it, then do this again';
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  process.stdout.write(`✓ reseal       ${await main()}\n`);
} catch (error) {
  process.stderr.write(`✗ reseal       ${reason(error)}\n`);
  process.exitCode = 1;
}
