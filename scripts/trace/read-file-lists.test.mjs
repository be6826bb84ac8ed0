import { pickCovered, readFileLists } from './read-file-lists.mjs';

test('reads the sections with numbered paths', () => {
  const page = `# Page

## Files

### One request

A \`browser/\`.

Complete for the folder
\`c/\`, without \`c/z.ts\`.

1. \`a/b.ts\`: calls \`c/x.ts\`.
2. \`c/x.ts\`

### Another

No list.

## Other

1. \`d.ts\`
`;
  expect([...readFileLists(page)]).toEqual([
    [
      'One request',
      { covers: ['c/', 'a/b.ts', 'c/x.ts'], omits: ['c/z.ts'], files: ['a/b.ts', 'c/x.ts'] },
    ],
  ]);
});

test('picks files and the content of folders, without the omitted files', () => {
  const list = { covers: ['a/b.ts', 'c/'], omits: ['c/z.ts'] };
  expect(pickCovered(['c/y.ts', 'a/b.ts', 'c/z.ts', 'a/b.tsx', 'cc/z.ts'], list)).toEqual([
    'c/y.ts',
    'a/b.ts',
  ]);
});
