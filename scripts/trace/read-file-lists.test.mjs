import { pickCovered, readFileLists } from './read-file-lists.mjs';

test('reads the sections with numbered paths', () => {
  const page = `# Page

## Files

### One request

A \`browser/\`.

Complete for the folder
\`c/\`.

1. \`a/b.ts\`: calls \`c/x.ts\`.
2. \`c/x.ts\`

### Another

No list.

## Other

1. \`d.ts\`
`;
  expect([...readFileLists(page)]).toEqual([
    ['One request', { covers: ['c/', 'a/b.ts', 'c/x.ts'], files: ['a/b.ts', 'c/x.ts'] }],
  ]);
});

test('picks files and the content of folders', () => {
  expect(pickCovered(['c/y.ts', 'a/b.ts', 'a/b.tsx', 'cc/z.ts'], ['a/b.ts', 'c/'])).toEqual([
    'c/y.ts',
    'a/b.ts',
  ]);
});
