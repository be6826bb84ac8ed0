import { parseServiceMemoryBytes } from './parse-service-memory-bytes.mjs';

const PROCESS_LIST = `
      1       0   1000 /sbin/init
    100       1  50000 npm start
    101     100  40000 node scripts/start.mjs
    102     101 200000 /node --import file:///stop-with-parent.mjs /site/embedded/src/main.ts
    103     101 300000 /node --import file:///stop-with-parent.mjs /site/api/src/main.ts
    104     101 150000 /node --import file:///stop-with-parent.mjs /site/.cache/build/shell/node/server.cjs
    105     104  80000 /node --no-opt /site/.cache/build/shell/sandbox/check-release.cjs
    203       1 900000 /node /other/api/src/main.ts
`;

test('reads the memory of the services of one site', () => {
  expect(parseServiceMemoryBytes(PROCESS_LIST, 100)).toEqual({
    embedded: 200_000 * 1024,
    api: 300_000 * 1024,
    shell: 150_000 * 1024,
    sandbox: 80_000 * 1024,
  });
});

test('leaves out processes of other sites', () => {
  expect(parseServiceMemoryBytes(PROCESS_LIST, 300)).toEqual({});
});
