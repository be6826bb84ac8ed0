import { expect, test } from '@jest/globals';
import { getFilePath, parseFilePath } from './file-path.ts';
import { fileNamePattern, toStoredName } from './file-name.ts';

test.each([
  ['Mein Film (1).MP4', 'mein-film-1.mp4'],
  ['Größe & Maß.pdf', 'grosse-mass.pdf'],
  ['C:\\Bilder\\Hof.JPG', 'hof.jpg'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['???.vtt', 'datei.vtt'],
])('stores %s as %s', (input, expected) => {
  expect(toStoredName(input)).toBe(expected);
  expect(fileNamePattern.test(expected)).toBe(true);
});

test('rejects a name without extension', () => {
  expect(toStoredName('ohne-endung')).toBeUndefined();
});

test.each(['../a.mp4', '.hidden.mp4', 'a..mp4', 'A.mp4', 'a/b.mp4', 'a', 'a.mp4~'])(
  'rejects %s as the name of a stored file',
  (name) => expect(fileNamePattern.test(name)).toBe(false),
);

test('an address identifies exactly one file and contains the size of a picture', () => {
  const filmPath = getFilePath('100001', 'bach.mp4', undefined);
  expect(filmPath).toMatch(/^\/f\/100001\/x\/[0-9a-f]{10}\/bach\.mp4$/u);
  expect(parseFilePath(filmPath)).toEqual({
    spaceId: '100001',
    name: 'bach.mp4',
    originalPath: filmPath,
  });
  const picturePath = getFilePath('100001', 'bach.jpg', { width: 12, height: 8 });
  expect(parseFilePath(`${picturePath}/m/6x0/filters:quality(80)`)?.originalPath).toBe(picturePath);
  expect(parseFilePath('/f/100001/x/abc/../bach.mp4')).toBeUndefined();
});
