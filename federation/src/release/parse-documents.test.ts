import { describe, expect, test } from '@jest/globals';
import { parseLatest, parseRelease } from '#release/parse-documents.ts';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';

const { latest, files } = makeRelease({ id: 'aa', sequence: 1 }, makeKeys());
const release: unknown = JSON.parse(files.get('builds/meta/aa.json')?.toString() ?? '');

// oxlint-disable-next-line typescript/no-explicit-any -- documents are broken here on purpose
type Change = (document: any) => void;

function changed(document: unknown, change: Change): string {
  const copy: unknown = structuredClone(document);
  change(copy);
  return JSON.stringify(copy);
}

describe('latest.json', () => {
  test('is read as it was written', () => {
    expect(parseLatest(JSON.stringify(latest))).toEqual(latest);
  });

  test.each<[string, Change, string]>([
    ['no id', (doc) => delete doc.id, 'id is missing'],
    ['a path as id', (doc) => (doc.id = '../x'), 'id is missing'],
    ['a document elsewhere', (doc) => (doc.release = 'meta/../../x.json'), 'release is missing'],
    [
      'a document of another release',
      (doc) => (doc.release = 'meta/bb.json'),
      'release is missing',
    ],
    ['a sequence of text', (doc) => (doc.sequence = '7'), 'sequence is missing'],
    ['a negative sequence', (doc) => (doc.sequence = -1), 'sequence is missing'],
    ['a weak hash', (doc) => (doc.integrity = 'sha256-AAAA'), 'integrity is no sha384'],
    ['a short signature', (doc) => (doc.signature = 'AAAA'), 'signature is missing'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => parseLatest(changed(latest, change))).toThrow(problem);
  });

  test.each(['', 'null', '[]', '7', '<html>'])('that is "%s" is refused', (text) => {
    expect(() => parseLatest(text)).toThrow(/latest\.json is no (JSON|object)/);
  });
});

describe('release document', () => {
  test('is read as it was written', () => {
    expect(parseRelease(JSON.stringify(release))).toEqual(release);
  });

  test('drops what it does not know', () => {
    expect(parseRelease(changed(release, (doc) => (doc.extra = 1)))).toEqual(release);
  });

  test.each<[string, Change, string]>([
    ['no web part', (doc) => delete doc.web, 'web is no object'],
    ['a path as entry', (doc) => (doc.web.entry = '../../x.js'), 'entry is missing'],
    ['a hidden file', (doc) => (doc.web.styles = ['.env']), 'web.styles is no list'],
    ['a script without hash', (doc) => (doc.web.remote = ['x.js']), 'no hash of x.js'],
    ['a view without hash', (doc) => (doc.web.views['route:a'] = ['y.js']), 'no hash of y.js'],
    ['a bundle without hash', (doc) => (doc.node.files = {}), 'no hash of remote.cjs'],
    [
      'a container that is code',
      (doc) => (doc.web.container = 'a;alert(1)'),
      'container is missing',
    ],
    ['a file table with paths', (doc) => (doc.node.files['../x'] = {}), 'is no file name'],
    [
      'a file without size',
      (doc) => (doc.node.files['remote.cjs'].bytes = null),
      'bytes is missing',
    ],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => parseRelease(changed(release, change))).toThrow(problem);
  });
});
