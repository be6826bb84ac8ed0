import { describe, expect, test } from '@jest/globals';
import {
  isSwitchablePart,
  parseFlip,
  parseLatest,
  parseReleaseSignature,
  parseRelease,
  parseSwitches,
} from '#release/parse-documents.ts';
import { signCanary, signRelease, signSwitches } from '#release/signature.ts';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';

const keys = makeKeys();
const { latest, files } = makeRelease({ id: 'aa', sequence: 1 }, keys);
const release: unknown = JSON.parse(files.get('builds/meta/aa.json')?.toString() ?? '');

// oxlint-disable-next-line typescript/no-explicit-any -- the tests break documents on purpose
type DocumentChange = (document: any) => void;

function stringifyWithChange(document: unknown, change: DocumentChange): string {
  const copy: unknown = structuredClone(document);
  change(copy);
  return JSON.stringify(copy);
}

describe('latest.json', () => {
  test('is parsed unchanged', () => {
    expect(parseLatest(JSON.stringify(latest))).toEqual(latest);
  });

  test.each<[string, DocumentChange, string]>([
    ['no id', (doc) => delete doc.id, 'latest.json: id: Invalid input'],
    ['a path as id', (doc) => (doc.id = '../x'), 'latest.json: id: Invalid string'],
    ['a document elsewhere', (doc) => (doc.release = 'meta/../../x.json'), 'release: must name'],
    [
      'a document of another release',
      (doc) => (doc.release = 'meta/bb.json'),
      'release: must name the document of the release',
    ],
    ['a sequence of text', (doc) => (doc.sequence = '7'), 'sequence: Invalid input'],
    ['a negative sequence', (doc) => (doc.sequence = -1), 'sequence: Too small'],
    ['a weak hash', (doc) => (doc.integrity = 'sha256-AAAA'), 'integrity: must be a sha384 hash'],
    ['a short signature', (doc) => (doc.signature = 'AAAA'), 'signature: Invalid string'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => parseLatest(stringifyWithChange(latest, change))).toThrow(problem);
  });

  test.each(['', 'null', '[]', '7', '<html>'])('with the content "%s" is refused', (text) => {
    expect(() => parseLatest(text)).toThrow(
      /latest\.json(?: is not JSON|: Invalid input: expected object)/,
    );
  });
});

describe('canary of latest.json', () => {
  const { integrity } = latest;
  const canaryContent = { id: 'bb', release: 'meta/bb.json', integrity, share: 10 };
  const canary = signCanary('mf-test', 1, canaryContent, keys.privateKey);
  const latestWithCanary = { ...latest, canary };

  test('is parsed unchanged', () => {
    expect(parseLatest(JSON.stringify(latestWithCanary))).toEqual(latestWithCanary);
    expect(parseLatest(JSON.stringify(latest))).not.toHaveProperty('canary');
  });

  test.each<[string, DocumentChange, string]>([
    ['null', (doc) => (doc.canary = null), 'canary: Invalid input: expected object'],
    ['a path as id', (doc) => (doc.canary.id = '../x'), 'canary.id: Invalid'],
    [
      'another release',
      (doc) => (doc.canary.release = 'meta/cc.json'),
      'canary.release: must name',
    ],
    ['a share of 0', (doc) => (doc.canary.share = 0), 'canary.share: Too small'],
    ['a share of 100', (doc) => (doc.canary.share = 100), 'canary.share: Too big'],
    [
      'half a percent',
      (doc) => (doc.canary.share = 0.5),
      'canary.share: Invalid input: expected int',
    ],
    ['no signature', (doc) => delete doc.canary.signature, 'canary.signature: Invalid'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => parseLatest(stringifyWithChange(latestWithCanary, change))).toThrow(problem);
  });
});

describe('release signature', () => {
  const signatureDocument = signRelease(
    'mf-test',
    { id: 'aa', integrity: latest.integrity },
    keys.privateKey,
  );

  test('is parsed unchanged', () => {
    expect(parseReleaseSignature(JSON.stringify(signatureDocument))).toEqual(signatureDocument);
  });

  test('without a signature is refused', () => {
    const brokenText = stringifyWithChange(signatureDocument, (doc) => delete doc.signature);
    expect(() => parseReleaseSignature(brokenText)).toThrow('signature: signature: Invalid');
    expect(() => parseReleaseSignature('{')).toThrow('signature is not JSON');
  });
});

describe('history record', () => {
  const flip = {
    sequence: 4,
    timestamp: 5,
    kind: 'canary',
    id: 'aa',
    canary: { id: 'bb', share: 10 },
    commit: '0123abc',
    person: 'Anna Beispiel',
    note: 'Neue Startseite',
  };

  test('is parsed unchanged, with and without optional fields', () => {
    const minimalFlip = { ...flip, kind: 'release', canary: null, commit: null, note: null };
    expect(parseFlip(JSON.stringify(flip))).toEqual(flip);
    const flipWithChanges = { ...flip, changed: true };
    expect(parseFlip(JSON.stringify(flipWithChanges))).toEqual(flipWithChanges);
    expect(parseFlip(JSON.stringify(minimalFlip))).toEqual(minimalFlip);
  });

  test.each<[string, DocumentChange, string]>([
    ['another kind', (doc) => (doc.kind = 'guess'), 'kind: Invalid option'],
    ['a long note', (doc) => (doc.note = 'x'.repeat(501)), 'note: Too big'],
    ['a canary without share', (doc) => (doc.canary = { id: 'bb' }), 'canary.share: Invalid'],
    ['a branch name as commit', (doc) => (doc.commit = 'main'), 'commit: Invalid'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => parseFlip(stringifyWithChange(flip, change))).toThrow(problem);
  });
});

describe('switches', () => {
  const off = [{ part: 'slot:header.search', since: 5, note: null }];
  const switches = signSwitches({ sequence: 3, timestamp: 9, off }, keys.privateKey);

  test('are parsed unchanged', () => {
    expect(parseSwitches(JSON.stringify(switches))).toEqual(switches);
  });

  test.each<[string, DocumentChange, string]>([
    ['no list', (doc) => (doc.off = {}), 'off: Invalid input: expected array'],
    ['a list that is too long', (doc) => (doc.off = Array(501).fill(off[0])), 'off: Too big'],
    ['a part without kind', (doc) => (doc.off[0].part = 'header.search'), 'off.0.part: Invalid'],
    ['no time', (doc) => delete doc.off[0].since, 'off.0.since: Invalid'],
  ])('with %s are refused', (_name, change, problem) => {
    expect(() => parseSwitches(stringifyWithChange(switches, change))).toThrow(problem);
  });

  test('accept remotes, blocks and slots as parts', () => {
    expect(
      ['remote:mf-x', 'block:latest_articles', 'slot:header.search'].every(isSwitchablePart),
    ).toBe(true);
    expect(
      ['', 'slot:', 'page:x', 'slot:a b', 'slot:../x', 'remote:-'].some(isSwitchablePart),
    ).toBe(false);
  });
});

describe('release document', () => {
  test('is parsed unchanged', () => {
    expect(parseRelease(JSON.stringify(release))).toEqual(release);
  });

  test('may contain the required revision', () => {
    expect(parseRelease(stringifyWithChange(release, (doc) => (doc.revision = 2))).revision).toBe(
      2,
    );
    const brokenText = stringifyWithChange(release, (doc) => (doc.revision = 'new'));
    expect(() => parseRelease(brokenText)).toThrow('revision: Invalid');
  });

  test('drops unknown fields', () => {
    expect(parseRelease(stringifyWithChange(release, (doc) => (doc.extra = 1)))).toEqual(release);
  });

  test.each<[string, DocumentChange, string]>([
    ['no web part', (doc) => delete doc.web, 'web: Invalid input: expected object'],
    ['a path as entry', (doc) => (doc.web.entry = '../../x.js'), 'web.entry: Invalid'],
    ['a hidden file', (doc) => (doc.web.styles = ['.env']), 'web.styles.0: Invalid'],
    ['a script without hash', (doc) => (doc.web.remote = ['x.js']), 'no hash of x.js'],
    ['a view without hash', (doc) => (doc.web.views['route:a'] = ['y.js']), 'no hash of y.js'],
    ['a bundle without hash', (doc) => (doc.node.files = {}), 'no hash of remote.cjs'],
    [
      'a container that is code',
      (doc) => (doc.web.container = 'a;alert(1)'),
      'web.container: Invalid',
    ],
    ['a file table with paths', (doc) => (doc.node.files['../x'] = {}), 'node.files.../x: Invalid'],
    ['a file without size', (doc) => (doc.node.files['remote.cjs'].bytes = null), 'bytes: Invalid'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => parseRelease(stringifyWithChange(release, change))).toThrow(problem);
  });
});
