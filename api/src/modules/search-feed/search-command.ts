import { searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { knownVariables, environmentSchema } from '#config.schema.ts';
import { readArticles } from './read-articles.ts';
import { SearchWriter } from './search-writer.ts';

/** What `npm run search -- …` runs: one command, progress as lines, an honest exit code. */
const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

async function main(command: string | undefined): Promise<void> {
  const env = environmentSchema.parse(knownVariables(process.env));
  const writer = new SearchWriter({
    endpoint: env.SEARCH_ENDPOINT,
    applicationId: env.SEARCH_APPLICATION_ID,
    adminKey: env.SEARCH_ADMIN_KEY,
  });
  const content = { endpoint: env.CONTENT_ENDPOINT, token: env.CONTENT_PUBLIC_TOKEN };
  const signal = AbortSignal.timeout(10 * 60_000);
  const push = () => writer.pushSettings((what, done, of) => say(`${what} ${done}/${of}`));
  switch (command) {
    case 'push':
      return push();
    case 'sync':
    case 'rebuild': {
      await push();
      say('articles     reading …');
      const articles = await readArticles(content, signal);
      const written =
        command === 'rebuild'
          ? (await writer.rebuild('artikel', articles), articles.length)
          : await writer.sync('artikel', articles);
      say(`articles     ${written} written to ${searchIndex('artikel')}`);
      return;
    }
    default:
      throw new Error('usage: npm run search -- rebuild | sync | push');
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(
    `✗ search       ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
