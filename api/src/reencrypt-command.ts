/** Entry point of `npm run reencrypt`: re-encrypts stored data with the current secret. */
import { readConfig } from '#config.ts';
import { openDatabaseForCommand } from '#db/command-database.ts';
import { encryptedFileColumns, encryptedTextColumns } from '#encrypted-contents.ts';
import { reencryptStoredData } from '#secrets/reencrypt-stored-data.ts';
import { createEncryption } from '#secrets/encrypt.ts';

async function main(): Promise<string> {
  const config = readConfig(process.env);
  const database = await openDatabaseForCommand(config);
  try {
    const encryption = createEncryption(config.dataSecrets);
    const counts = await reencryptStoredData(
      database.drizzle,
      encryption,
      encryptedTextColumns,
      encryptedFileColumns,
    );
    const {
      renewed: renewedCount,
      alreadyCurrent: currentCount,
      unreadable: unreadableCount,
    } = counts;
    const summary = `${renewedCount} re-encrypted, ${currentCount} up to date`;
    if (unreadableCount === 0) return summary;
    throw new Error(
      `${summary}, ${unreadableCount} cannot be decrypted: ` +
        'add the secret they were encrypted with to DATA_SECRETS_ACCEPTED',
    );
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`✓ reencrypt    ${await main()}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`✗ reencrypt    ${reason}\n`);
  process.exitCode = 1;
}
