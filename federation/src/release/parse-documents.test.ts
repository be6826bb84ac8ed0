import { describe, expect, test } from '@jest/globals';
import {
  isPart,
  parseFlip,
  parseLatest,
  parseProof,
  parseRelease,
  parseSwitches,
} from '#release/parse-documents.ts';
import { signCanary, signProof, signSwitches } from '#release/signature.ts';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';

const keys = makeKeys();
const { latest, files } = makeRelease({ id: 'aa', sequence: 1 }, keys);
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

describe('canary of latest.json', () => {
  const { integrity } = latest;
  const offer = { id: 'bb', release: 'meta/bb.json', integrity, share: 10 };
  const canary = signCanary('mf-test', 1, offer, keys.privateKey);
  const both = { ...latest, canary };

  test('is read as it was written', () => {
    expect(parseLatest(JSON.stringify(both))).toEqual(both);
    expect(parseLatest(JSON.stringify(latest))).not.toHaveProperty('canary');
  });

  test.each<[string, Change, string]>([
    ['null', (doc) => (doc.canary = null), 'canary is no object'],
    ['a path as id', (doc) => (doc.canary.id = '../x'), 'id is missing'],
    ['another release', (doc) => (doc.canary.release = 'meta/cc.json'), 'release is missing'],
    ['a share of 0', (doc) => (doc.canary.share = 0), 'share is 0, must be from 1 to 99'],
    ['a share of 100', (doc) => (doc.canary.share = 100), 'share is 100, must be'],
    ['half a percent', (doc) => (doc.canary.share = 0.5), 'share is missing or no whole'],
    ['no signature', (doc) => delete doc.canary.signature, 'signature is missing'],
  ])('that has %s is refused', (_name, change, problem) => {
    expect(() => parseLatest(changed(both, change))).toThrow(problem);
  });
});

describe('proof', () => {
  const proof = signProof('mf-test', { id: 'aa', integrity: latest.integrity }, keys.privateKey);

  test('is read as it was written', () => {
    expect(parseProof(JSON.stringify(proof))).toEqual(proof);
  });

  test('without signature is refused', () => {
    const broken = changed(proof, (doc) => delete doc.signature);
    expect(() => parseProof(broken)).toThrow('signature is missing');
    expect(() => parseProof('{')).toThrow('proof is no JSON');
  });
});

describe('flip', () => {
  const flip = {
    sequence: 4,
    timestamp: 5,
    kind: 'canary',
    id: 'aa',
    canary: { id: 'bb', share: 10 },
    commit: '0123abc',
    note: 'Neue Startseite',
  };

  test('is read as it was written, with and without what may be missing', () => {
    const bare = { ...flip, kind: 'release', canary: null, commit: null, note: null };
    expect(parseFlip(JSON.stringify(flip))).toEqual(flip);
    const dirty = { ...flip, changed: true };
    expect(parseFlip(JSON.stringify(dirty))).toEqual(dirty);
    expect(parseFlip(JSON.stringify(bare))).toEqual(bare);
  });

  test.each<[string, Change, string]>([
    ['another kind', (doc) => (doc.kind = 'guess'), 'kind is none of release, rollback'],
    ['a long note', (doc) => (doc.note = 'x'.repeat(501)), 'note is no text of at most 500'],
    ['a canary without share', (doc) => (doc.canary = { id: 'bb' }), 'share is missing'],
    ['a commit of words', (doc) => (doc.commit = 'main'), 'commit is missing'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => parseFlip(changed(flip, change))).toThrow(problem);
  });
});

describe('switches', () => {
  const off = [{ part: 'slot:header.search', since: 5, note: null }];
  const switches = signSwitches({ sequence: 3, timestamp: 9, off }, keys.privateKey);

  test('are read as they were written', () => {
    expect(parseSwitches(JSON.stringify(switches))).toEqual(switches);
  });

  test.each<[string, Change, string]>([
    ['no list', (doc) => (doc.off = {}), 'off is no short list'],
    ['an endless list', (doc) => (doc.off = Array(501).fill(off[0])), 'off is no short list'],
    ['a part of no kind', (doc) => (doc.off[0].part = 'header.search'), 'part is missing'],
    ['no time', (doc) => delete doc.off[0].since, 'since is missing'],
  ])('with %s are refused', (_name, change, problem) => {
    expect(() => parseSwitches(changed(switches, change))).toThrow(problem);
  });

  test('name remotes, blocks and slots', () => {
    expect(['remote:mf-x', 'block:latest_articles', 'slot:header.search'].every(isPart)).toBe(true);
    expect(['', 'slot:', 'page:x', 'slot:a b', 'slot:../x', 'remote:-'].some(isPart)).toBe(false);
  });
});

describe('release document', () => {
  test('is read as it was written', () => {
    expect(parseRelease(JSON.stringify(release))).toEqual(release);
  });

  test('may state the revision it needs', () => {
    expect(parseRelease(changed(release, (doc) => (doc.revision = 2))).revision).toBe(2);
    const broken = changed(release, (doc) => (doc.revision = 'new'));
    expect(() => parseRelease(broken)).toThrow('revision is missing');
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
