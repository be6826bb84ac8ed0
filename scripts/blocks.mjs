/**
 * `npm run blocks`: generates files from the components of the content system: the fields of each
 * magazine block, the lists of blocks and examples, and the tables in docs/content-model.md.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(async () => {
  const { createBlockFiles } = await import('./blocks/block-files.mjs');
  const { openRepository } = await import('./check/repository.mjs');
  const { formatFiles } = await import('./process/format-files.mjs');
  const repository = openRepository(ROOT);
  const changedFiles = Object.entries(createBlockFiles(repository)).filter(
    ([file, text]) => !existsSync(join(ROOT, file)) || repository.read(file) !== text,
  );
  for (const [file, text] of changedFiles) {
    await writeFile(join(ROOT, file), text);
    say(file);
  }
  formatFiles(
    ROOT,
    changedFiles.map(([file]) => file).filter((file) => file.endsWith('.md')),
  );
  say(changedFiles.length === 0 ? 'nothing changed' : `${changedFiles.length} written`);
});
