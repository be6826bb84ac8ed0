import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { RemoteCopy } from '#testing/remote-copy.ts';
import type { CommandResult } from '#testing/run-program.ts';
import { collectOutput, PACKAGE_ROOT, runProgram } from '#testing/run-program.ts';
import { S3_CREDENTIALS } from '#testing/s3-server.ts';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';
import { FakeShell } from '#testing/fake-shell.ts';

/** Runs the real commands for every reason that keeps a release from going live. */

const REMOTE_NAME = 'mf-refused';
let dataFolder: string;
let remoteCopy: RemoteCopy;
let initialLatestText: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'refused-'));
  remoteCopy = await RemoteCopy.make(REMOTE_NAME);
  const firstResult = await runCommand('release', remoteCopy.folder, '--brief');
  if (firstResult.code !== 0) throw new Error(firstResult.problems);
  initialLatestText = await readFile(
    join(dataFolder, `releases/${REMOTE_NAME}/builds/latest.json`),
    'utf8',
  );
  await remoteCopy.changeSource('zwei');
  // With this import, the release requires a minimum revision of the api.
  const apiImportSource = "export type * from '@gruenland/shared-contracts/api/events.ts';\n";
  await remoteCopy.change('src/article/article.server.ts', (text) => apiImportSource + text);
  await remoteCopy.change('src/remote.tsx', (text) =>
    text.replace('loader: loadArticle,', `loader: loadArticle,${FORM_SOURCE}`),
  );
}, 120_000);

afterEach(async () => {
  const latestText = await readFile(
    join(dataFolder, `releases/${REMOTE_NAME}/builds/latest.json`),
    'utf8',
  );
  if (latestText !== initialLatestText) throw new Error(`latest.json was changed: ${latestText}`);
});

afterAll(async () => {
  await remoteCopy.remove();
  await rm(dataFolder, { recursive: true });
});

const BASE_ENV = { RELEASE_HOOKS: 'off' };

async function runCommand(command: string, ...args: string[]): Promise<CommandResult> {
  return await runProgram([`src/cli/${command}.ts`, ...args], {
    ...BASE_ENV,
    DATA_DIR: dataFolder,
  });
}

/** Runs a release with `--brief`, which skips the type check for a local site. */
async function runRelease(env: Readonly<Record<string, string>>, ...args: string[]) {
  const program = ['src/cli/release.ts', remoteCopy.folder, '--brief', ...args];
  return await runProgram(program, { ...BASE_ENV, DATA_DIR: dataFolder, ...env });
}

describe('invalid arguments and settings', () => {
  test.each([
    [['release'], /^Name exactly one remote, for example mf-magazine$/],
    [['release', 'a', 'b'], /^Name exactly one remote, for example mf-magazine$/],
    [['release', 'mf-nobody'], /^There is no remote mf-nobody; known: mf-account, /],
    [['release', './nowhere'], /nowhere has no webpack\.config\.ts/],
    [['release', 'mf-magazine', '--canary', 'half'], /--canary is "half", must be a whole percent/],
    [['release', 'mf-magazine', '--canary', '0%'], /--canary is "0%", must be a whole percent/],
    [['release', 'mf-magazine', '--canary', '100'], /--canary is "100", must be a whole percent/],
    [['release', 'mf-magazine', '--preview', '--canary', '1'], /cannot be combined/],
    [['release', 'mf-magazine', '--note', 'x'.repeat(501)], /has 501 characters, at most 500/],
    [
      ['release', 'mf-magazine', '--fast'],
      /^Unknown option '--fast'; known: --canary, --preview, [^\n]*$/,
    ],
    [['release', 'mf-magazine', '--note'], /argument missing; known: --canary/],
    [
      ['prune-releases', '--keep', '-1'],
      /^Option '--keep' argument is ambiguous\.?; known: [^\n]*$/,
    ],
    [['errors', 'mf-nobody'], /There is no remote mf-nobody; known: mf-account, .*, mf-refused/],
    [['release', 'mf-magazine', '--mode', 'quick'], /mode is "quick", must be production or/],
    [['rollback'], /Name one remote and, optionally, one/],
    [['rollback', 'mf-nobody'], /mf-nobody was never released in .*; known: mf-refused/],
    [['rollback', REMOTE_NAME, '../../x'], /"\.\.\/\.\.\/x" is not a release id/],
    [['rollback', REMOTE_NAME, 'ffff'], /mf-refused ffff was never live/],
    [['rollback', REMOTE_NAME], /mf-refused has no release before/],
    [['promote', 'mf-nobody'], /mf-nobody was never released/],
    [['stop-canary', REMOTE_NAME], /mf-refused has no canary/],
    [['releases', 'mf-nobody'], /mf-nobody was never released/],
    [['prune-releases', '--keep', 'all'], /--keep is "all", must be a whole number/],
    [['switch', 'out', 'slot:x'], /Give "off" or "on" and one part/],
    [['release-keys', 'steal'], /"steal" is unknown; use "new", "re-sign" or no argument/],
  ])('refuses %j', async ([command = '', ...args], problem) => {
    const { code, problems } = await runCommand(command, ...args);
    expect([code, problems.trim()]).toEqual([1, expect.stringMatching(problem)]);
    expect(problems).not.toContain('    at ');
  });

  test.each([
    ['not a key', 'bm90IGEga2V5'],
    ['a truncated key', '-----BEGIN PRIVATE KEY-----\nMC4CAQ\n-----END PRIVATE KEY-----'],
  ])('refuses %s without printing any of it', async (_what, key) => {
    const { code, problems } = await runRelease({ RELEASE_PRIVATE_KEY: key });
    expect([code, problems.trim()]).toEqual([
      1,
      'RELEASE_PRIVATE_KEY is not an ed25519 private key (PEM, or base64 of PKCS #8)',
    ]);
  });

  test('fails when the key cannot be stored', async () => {
    await writeFile(join(dataFolder, 'file'), '');
    const { code, problems } = await runRelease({
      DATA_DIR: join(dataFolder, 'file'),
      RELEASES_DIR: join(dataFolder, 'releases'),
    });
    expect(code).toBe(1);
    expect(problems).toMatch(/^No key to sign with: .*file\/keys cannot be used \(\w+\)$/m);
  });

  test.each([
    [{ RELEASES_STORE: 'bucket' }, 'RELEASES_STORE is "bucket", must be like s3://bucket/prefix'],
    [{ RELEASE_HOOKS: 'localhost' }, 'RELEASE_HOOKS names "localhost", must be an address'],
    [
      {
        RELEASES_STORE: 's3://bb/x',
        RELEASES_S3_ENDPOINT: 'http://127.0.0.1:9',
        ...S3_CREDENTIALS,
      },
      'The release store s3://bb/x cannot be read: connect ECONNREFUSED 127.0.0.1:9',
    ],
  ])('fails with %j', async (env, problem) => {
    const { code, problems } = await runRelease(env);
    expect([code, problems]).toEqual([1, expect.stringContaining(problem)]);
  });
});

const LATER_CONTRACT = new RegExp(`contract is 99, this shell hosts ${CONTRACT_VERSION}`);
/** Faults that other tests show, too. */
const REPEATED_FAULTS: [string, string, RegExp][] = [
  ['a source that does not build', 'throw', /SearchView\.tsx/],
  ['a later revision', 'revision', new RegExp(`contract ${CONTRACT_VERSION}\\.999 is needed`)],
  ['a later contract', 'contract', LATER_CONTRACT],
  ['a broken story', 'story', /story "Suche: leer" cannot be rendered: kein Titel/],
];

describe('builds that fail a check', () => {
  test.each<[string, string, RegExp]>([
    [
      'a type error',
      'types',
      /^Not released: 1 type error\n {2}\S*SearchView\.tsx:1:14 TS2322: .*\nThe live release is/,
    ],
    ['a view over budget', 'heavy', /over budget: .*slot:header\.search: \d+\.\d kB of 10\.0 kB/],
    ...(process.env['SOAK'] ? REPEATED_FAULTS : []),
  ])(
    'refuses %s',
    async (_what, kind, problem) => {
      const brokenRemote = await RemoteCopy.make(REMOTE_NAME, kind);
      await brokenRemote.change('src/remote.tsx', BREAKING_EDITS[kind] ?? addComment);
      if (kind === 'throw')
        await brokenRemote.change('src/infobox/SearchView.tsx', () => 'export const = 1');
      if (kind === 'types')
        await brokenRemote.change('src/infobox/SearchView.tsx', (text) => TYPE_ERROR_SOURCE + text);
      if (kind === 'heavy')
        await brokenRemote.change('src/infobox/SearchView.tsx', createHeavyView);
      const flags = kind === 'types' ? [] : ['--brief'];
      const { code, problems } = await runCommand('release', brokenRemote.folder, ...flags);
      await rm(brokenRemote.folder, { recursive: true });
      expect([code, problems]).toEqual([1, expect.stringMatching(problem)]);
      expect(problems).toMatch(/^Not released: /);
      expect(problems).toContain('The live release is unchanged.');
    },
    120_000,
  );

  test('refuses a release that a shell cannot host before the flip', async () => {
    const shell = new FakeShell();
    shell.health = { contracts: { hosted: [7, 8], revision: 0 } };
    const shellUrl = await shell.listen();
    const { code, problems } = await runRelease({ RELEASE_HOOKS: shellUrl });
    await shell.close();
    expect(code).toBe(1);
    expect(problems).toContain(
      `contract ${CONTRACT_VERSION}.0 is needed, ${shellUrl} hosts 7, 8 (revision 0)`,
    );
    expect(shell.pushes).toEqual([]);
  }, 60_000);

  test('refuses a release that needs a newer api than the site has', async () => {
    const shell = new FakeShell();
    shell.health = { api: { revision: 0 } };
    const shellUrl = await shell.listen();
    const { code, problems } = await runRelease({ RELEASE_HOOKS: shellUrl });
    await shell.close();
    expect([code, problems]).toEqual([
      1,
      expect.stringMatching(
        /^Not released: mf-refused needs api revision \d+, the api of \S+ has 0: deploy the api first\nThe live release is unchanged\.\n$/,
      ),
    ]);
    expect(shell.pushes).toEqual([]);
  }, 60_000);

  test('refuses a release with a form that the api refuses', async () => {
    const shell = new FakeShell();
    shell.health = { api: { revision: 99 } };
    shell.pushResponse = { code: 'request.invalid', fields: { newField: 'unbekannt' } };
    const shellUrl = await shell.listen();
    // Uses a separate store, because the refused release stays uploaded.
    const env = { RELEASE_HOOKS: shellUrl, RELEASES_DIR: join(dataFolder, 'forms') };
    const { code, problems } = await runRelease(env);
    await shell.close();
    expect([code, problems]).toEqual([
      1,
      'Not released: the form /artikel/* is refused by the api: 200 request.invalid ' +
        '{"newField":"unbekannt"}\nThe live release is unchanged.\n',
    ]);
    expect(shell.pushes).toEqual([{ newField: '1', url: 'POST /api/events' }]);
  }, 60_000);

  test('refuses uncommitted changes for a site that is not local, except with --dirty', async () => {
    const env = { RELEASE_HOOKS: 'http://shell.invalid' };
    const { code, problems } = await runRelease(env);
    expect([code, problems]).toEqual([
      1,
      'Not released: the sources have uncommitted changes and the site is not local: ' +
        'commit them, or add --dirty\nThe live release is unchanged.\n',
    ]);
    const otherStoreEnv = { ...env, RELEASES_DIR: join(dataFolder, 'dirty') };
    const dirtyResult = await runRelease(otherStoreEnv, '--dirty');
    expect([dirtyResult.code, dirtyResult.problems]).toEqual([0, '']);
  }, 60_000);

  test('refuses a canary as the first release of a remote', async () => {
    const emptyStoreEnv = { RELEASES_DIR: join(dataFolder, 'empty') };
    const { problems } = await runRelease(emptyStoreEnv, '--canary', '5%');
    expect(problems).toContain('has no live release; the first one cannot be a canary');
  });
});

describe('disk failures', () => {
  test('reports a release folder that is a file', async () => {
    await writeFile(join(dataFolder, 'file'), '');
    const { code, problems } = await runRelease({ RELEASES_DIR: join(dataFolder, 'file') });
    expect(code).toBe(1);
    expect(problems).toMatch(/The release folder .*file cannot be written: something on its/);
  }, 60_000);

  test('reports a full disk', async () => {
    const script = `trap '' XFSZ; ulimit -f 8; exec "$0" src/cli/release.ts "$1"`;
    const env = { ...BASE_ENV, ...createMinimalEnvironment(), DATA_DIR: dataFolder };
    const child = spawn('bash', ['-c', script, process.execPath, remoteCopy.folder], {
      cwd: PACKAGE_ROOT,
      env,
    });
    const { code, problems } = await collectOutput(child);
    expect(code).toBe(1);
    expect(problems).toMatch(/cannot be written: a file is larger than allowed here/);
  }, 60_000);
});

const FORM_SOURCE = `
      sampleForm: { newField: '1' },
      action: async ({ api, form }) => {
        await api.post('/api/events', form);
        return { kind: 'done', to: '/' };
      },`;

const TYPE_ERROR_SOURCE = 'export const count: number = "one";\n';

const addComment = (text: string) => `${text}\n// changed\n`;

const BREAKING_EDITS: Readonly<Record<string, (text: string) => string>> = {
  contract: (text) => text.replace('contract: CONTRACT_VERSION', 'contract: 99'),
  revision: (text) =>
    text.replace('contract: CONTRACT_VERSION', 'contract: CONTRACT_VERSION, revision: 999'),
  story: (text) =>
    text.replace(
      '} satisfies',
      `stories: async () => [{ title: 'Suche', state: 'leer', view: () => { throw new Error('kein Titel'); } }],
       } satisfies`,
    ),
};

/** Creates a view with random content, which does not compress. */
function createHeavyView(): string {
  const randomText = Array.from(
    { length: 20_000 },
    () => Math.random().toString(36)[2] ?? 'x',
  ).join('');
  return `export function SearchView() { return <input title="${randomText}" />; }\n`;
}
