import { parseMirror } from './parse-mirror.mjs';

test('finds the mirror and the suite', () => {
  const text = `bash:
  Installed: 5.2.15-2+b8
  Candidate: 5.2.15-2+b13
  Version table:
     5.2.15-2+b13 500
        500 http://mirror.example/debian bookworm/main amd64 Packages
 *** 5.2.15-2+b8 100
        100 /var/lib/dpkg/status
`;
  expect(parseMirror(text)).toEqual({ address: 'http://mirror.example/debian', suite: 'bookworm' });
});

test('finds none in a system without Debian packages', () => {
  expect(parseMirror('')).toBeUndefined();
});
