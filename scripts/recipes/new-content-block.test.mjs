import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayRecipe } from './replay-recipe.mjs';

const TIMEOUT_MS = 900_000;
/**
 * Runs the repository checks, and checks format and types of the only package that the recipe
 * changes.
 */
const CHECK_COMMAND = [
  'node scripts/check/run-repository-checks.mjs',
  'node node_modules/.bin/oxfmt --check mf-magazine docs embedded/content/_components',
  'node scripts/check/write-style-types.mjs',
  'node node_modules/typescript/bin/tsc --build mf-magazine',
].join(' && ');
const FOLDER = 'mf-magazine/src/blocks/key-figure';

test(
  'the recipe adds a block with five files, and all others are generated',
  () => {
    const registrations = [];
    const { fileCount, editedFiles, changedFiles } = replayRecipe('new-content-block', {
      check: CHECK_COMMAND,
      inspect: (folder) => {
        for (const file of ['static-blocks.generated.server.ts', 'block-stories.generated.ts'])
          registrations.push(readFileSync(join(folder, 'mf-magazine/src/blocks', file), 'utf8'));
      },
    });
    expect(registrations[0]).toContain('key_figure: defineStaticBlock({');
    expect(registrations[1]).toContain('...keyFigureStories,');
    expect(editedFiles).toEqual([
      'embedded/content/_components/key_figure.yaml',
      `${FOLDER}/KeyFigure.tsx`,
      `${FOLDER}/key-figure.block.server.ts`,
      `${FOLDER}/key-figure.module.css`,
      `${FOLDER}/key-figure.stories.tsx`,
    ]);
    expect(editedFiles).toHaveLength(fileCount);
    expect(changedFiles.filter((file) => !editedFiles.includes(file)).toSorted()).toEqual([
      'docs/content-model.md',
      'mf-magazine/src/blocks/block-stories.generated.ts',
      `${FOLDER}/key-figure.fields.generated.ts`,
      'mf-magazine/src/blocks/static-blocks.generated.server.ts',
    ]);
  },
  TIMEOUT_MS,
);
