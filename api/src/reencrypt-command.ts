/** What `npm run reseal` runs: what a secret of before has sealed is sealed with the present one. */
import { readConfig } from '#config.ts';
import { openForCommand } from '#db/command-database.ts';
import { sealedFiles, sealedTexts } from '#encrypted-contents.ts';
import { reseal } from '#secrets/reencrypt.ts';
import { createSeal } from '#secrets/encrypt.ts';

async function main(): Promise<string> {
  const config = readConfig(process.env);
  const database = await openForCommand(config);
  try {
    const seal = createSeal(config.dataSecrets);
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

try {
  process.stdout.write(`✓ reseal       ${await main()}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`✗ reseal       ${reason}\n`);
  process.exitCode = 1;
}
