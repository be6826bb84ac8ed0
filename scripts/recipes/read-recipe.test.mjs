import { applyDiff, readRecipe } from './read-recipe.mjs';

test('reads changes, new files and commands in their order', () => {
  const page = `# Add a thing\n\nTouches 2 files by hand.\n
1. Like \`docs/other.md\`, change \`shell/src/a.ts\`:

   \`\`\`diff
    const a = [
   -  1,
   +  2,
   \`\`\`

2. Create \`shell/src/b.ts\`:

   \`\`\`ts
   export const b = {
     c: 1,
   };
   \`\`\`

   \`\`\`sh
   npm run check
   npm test -- shell
   \`\`\`
`;
  expect(readRecipe(page)).toEqual({
    fileCount: 2,
    steps: [
      { kind: 'change', file: 'shell/src/a.ts', diff: ' const a = [\n-  1,\n+  2,\n' },
      { kind: 'create', file: 'shell/src/b.ts', text: 'export const b = {\n  c: 1,\n};\n' },
      { kind: 'run', command: 'npm run check' },
      { kind: 'run', command: 'npm test -- shell' },
    ],
  });
  expect(() => readRecipe('# A\n')).toThrow('how many files');
});

test('applies a diff to the one place that it describes', () => {
  const text = 'const a = [\n  1,\n];\nconst b = [\n  1,\n];\n';
  expect(applyDiff(text, ' const b = [\n-  1,\n+  $&,\n')).toBe(
    'const a = [\n  1,\n];\nconst b = [\n  $&,\n];\n',
  );
  expect(() => applyDiff(text, '-  1,\n+  2,\n')).toThrow('not exactly once');
  expect(() => applyDiff(text, '-  3,\n')).toThrow('not exactly once');
});
