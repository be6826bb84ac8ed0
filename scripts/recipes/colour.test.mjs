import { replayRecipe } from './replay-recipe.mjs';

const TIMEOUT_MS = 600_000;

test(
  'the recipe changes a colour in one file, and all others follow',
  () => {
    const { fileCount, editedFiles, changedFiles } = replayRecipe('colour', {
      check: 'node scripts/check/run-repository-checks.mjs',
    });
    expect(editedFiles).toHaveLength(fileCount);
    expect(editedFiles).toEqual(['shared-ui/src/tokens/tokens.css']);
    expect(changedFiles).toEqual([
      'shared-contracts/src/site-colours.ts',
      'shared-ui/src/tokens/tokens.css',
    ]);
  },
  TIMEOUT_MS,
);
