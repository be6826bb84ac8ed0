import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { parseRelease } from '#release/parse-documents.ts';
import { getFixturePath, PACKAGE_ROOT, runProgram } from '#testing/run-program.ts';

interface BuildResult {
  readonly release: ReleaseDocument;
  /** Content of every browser file, keyed by file name. */
  readonly web: ReadonlyMap<string, string>;
  readonly bundle: string;
  /** Source maps, keyed by file name. They are not served. */
  readonly sourceMaps: ReadonlyMap<string, SourceMap>;
}

interface SourceMap {
  readonly sources: readonly string[];
}

async function buildFixture(
  name: string,
  mode: 'production' | 'development',
): Promise<BuildResult> {
  const result = await runProgram([
    'src/cli/build-remote.ts',
    getFixturePath(name),
    '--mode',
    mode,
  ]);
  if (result.code !== 0) throw new Error(result.problems);
  const [, id = ''] = result.output.split(' ');
  const suffix = mode === 'development' ? '-development' : '';
  const folder = join(PACKAGE_ROOT, '../.cache/build', name + suffix, id);
  const release = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  const files = (await readdir(join(folder, 'web'))).filter((file) => !/\.(br|gz)$/.test(file));
  const web = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, 'web', file), 'utf8')] as const),
  );
  expect(await readdir(join(folder, 'node'))).toEqual(['remote.cjs']);
  const bundle = await readFile(join(folder, 'node/remote.cjs'), 'utf8');
  const sourceMaps = new Map<string, SourceMap>();
  for (const file of await readdir(join(folder, 'maps'))) {
    sourceMaps.set(
      file,
      JSON.parse(await readFile(join(folder, 'maps', file), 'utf8')) as SourceMap,
    );
  }
  return { release, web: new Map(web), bundle, sourceMaps };
}

/** Returns the content of the file whose name starts with `prefix`. */
function getFile({ web }: BuildResult, prefix: string): string {
  const names = [...web.keys()].filter((name) => name.startsWith(prefix));
  expect(names).toHaveLength(1);
  return web.get(names[0] ?? '') ?? '';
}

let productionBuild: BuildResult;
let developmentBuild: BuildResult;
let otherRemoteBuild: BuildResult;

beforeAll(async () => {
  [productionBuild, otherRemoteBuild] = await Promise.all([
    buildFixture('mf-fixture', 'production'),
    buildFixture('mf-other', 'production'),
  ]);
  developmentBuild = await buildFixture('mf-fixture', 'development');
}, 60_000);

describe('release document', () => {
  test('contains a unique container name and the scripts of every view', () => {
    const { id, web } = productionBuild.release;
    expect(web.container).toBe(`mf_fixture__${id}`);
    expect(web.entry).toBe('remoteEntry.js');
    expect(web.remote).toEqual([expect.stringMatching(/^remote\.[0-9a-f]{10}\.js$/)]);
    const sharedChunk = expect.stringMatching(/^common-[0-9a-f]{6}\.[0-9a-f]{10}\.js$/);
    expect(web.views).toEqual({
      'route:article': [sharedChunk, expect.stringMatching(/^route-article\./)],
      'block:info_box': [sharedChunk, expect.stringMatching(/^block-info_box\./)],
      'slot:header.search': [expect.stringMatching(/^slot-header\.search\./)],
    });
  });

  test('contains hash and sizes of every file', () => {
    const { files } = productionBuild.release.web;
    expect(Object.keys(files).toSorted()).toEqual([...productionBuild.web.keys()].toSorted());
    for (const [file, content] of productionBuild.web) {
      expect(files[file]).toMatchObject({
        integrity: computeIntegrity(Buffer.from(content)),
        bytes: Buffer.byteLength(content),
        gzipBytes: expect.any(Number),
      });
    }
    const bundle = Buffer.from(productionBuild.bundle);
    expect(productionBuild.release.node.files['remote.cjs']).toEqual({
      integrity: computeIntegrity(bundle),
      bytes: bundle.length,
    });
  });
});

test('the server bundle has characters of ASCII only, which need half the memory', () => {
  expect(productionBuild.bundle).toMatch(/\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/i);
  expect(productionBuild.bundle).toMatch(/^[\t\n\x20-\x7e]*$/u);
});

describe('source maps', () => {
  test('are created for every script in production, outside the published folders', () => {
    const scripts = [...productionBuild.web.keys()].filter((file) => file.endsWith('.js'));
    const expectedMapNames = [...scripts, 'remote.cjs'].map((file) => `${file}.map`).toSorted();
    expect([...productionBuild.sourceMaps.keys()].toSorted()).toEqual(expectedMapNames);
    expect([...productionBuild.web.keys()].filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const content of [...productionBuild.web.values(), productionBuild.bundle]) {
      expect(content).not.toContain('sourceMappingURL');
    }
    expect(developmentBuild.sourceMaps.size).toBe(0);
  });

  test('name sources by their path relative to the package', () => {
    const sources = productionBuild.sourceMaps.get('remote.cjs.map')?.sources ?? [];
    expect(sources).toContain('./src/article/article.server.ts');
    expect(sources.filter((source) => source.startsWith('/'))).toEqual([]);
  });
});

describe('server-only modules', () => {
  test('leave no code in browser files', () => {
    for (const testedBuild of [productionBuild, developmentBuild]) {
      for (const [file, content] of testedBuild.web) {
        expect([file, content]).not.toEqual([file, expect.stringContaining('SERVER-ONLY-MARKER')]);
        expect([file, content]).not.toEqual([
          file,
          expect.stringContaining('SERVER-IMPORT-MARKER'),
        ]);
      }
    }
    expect(productionBuild.bundle).toContain('SERVER-ONLY-MARKER');
    expect(productionBuild.bundle).toContain('SERVER-IMPORT-MARKER');
  });

  test('are exported as undefined', () => {
    expect(getFile(productionBuild, 'remote.')).toMatch(/loader:void 0,.*parse:void 0/);
  });
});

describe('browser-only modules', () => {
  test('leave no code in the bundle for the server', () => {
    expect(productionBuild.bundle).not.toContain('BROWSER-ONLY-MARKER');
    expect([...productionBuild.web.values()].join('')).toContain('BROWSER-ONLY-MARKER');
  });
});

/** Finds the class names in a stylesheet. */
function getClassNames(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)\s*\{/g)].map(([, name = '']) => name));
}

describe('styles', () => {
  test('are extracted into one stylesheet with its images, static blocks included', () => {
    const stylesheetNames = [...productionBuild.web.keys()].filter((file) => file.endsWith('.css'));
    expect(productionBuild.release.web.styles).toEqual(stylesheetNames);
    const [picture = ''] = [...productionBuild.web.keys()].filter((file) => file.endsWith('.svg'));
    expect(getFile(productionBuild, 'styles.')).toContain(`url(${picture})`);
    expect(getClassNames(getFile(productionBuild, 'styles.')).size).toBe(2);
  });

  test.each(['production', 'development'] as const)(
    'server and browser use the same class names (%s)',
    (mode) => {
      const testedBuild = mode === 'production' ? productionBuild : developmentBuild;
      const scripts = ['route-article', 'block-info_box']
        .map((name) => getFile(testedBuild, name))
        .join();
      for (const name of getClassNames(getFile(testedBuild, 'styles.'))) {
        const quotedPattern = new RegExp(`(["\`])${name}\\1`);
        expect(scripts).toMatch(quotedPattern);
        expect(testedBuild.bundle).toMatch(quotedPattern);
      }
    },
  );

  test('get different class names in two remotes with equal files', () => {
    const [firstClass] = getClassNames(getFile(otherRemoteBuild, 'styles.'));
    expect(firstClass).toEqual(expect.any(String));
    expect(getClassNames(getFile(productionBuild, 'styles.'))).not.toContain(firstClass);
  });
});

describe('integrity inside a release', () => {
  test('puts the hash of every other script into the entry, and into no other file', () => {
    const entry = getFile(productionBuild, 'remoteEntry.js');
    const scripts = [...productionBuild.web].filter(([file]) =>
      /^(?!remoteEntry).*\.js$/.test(file),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const [file, content] of scripts) {
      expect(entry).toContain(`"${file}":"${computeIntegrity(Buffer.from(content))}"`);
      expect(content).not.toContain('sha384-');
    }
    expect(entry).not.toContain('@@chunk-integrity@@');
    expect(entry).toContain('No integrity known for ');
  });
});

describe('bundle for the server', () => {
  test('requires only shared packages and allowed Node modules', () => {
    const requiredModules = [...productionBuild.bundle.matchAll(/\brequire\("([^"]+)"\)/g)].map(
      ([, name]) => name,
    );
    expect(new Set(requiredModules)).toEqual(
      new Set(['node:crypto', 'react', 'react/jsx-runtime', 'react-router']),
    );
  });

  test('keeps function names for stack traces', () => {
    expect(productionBuild.bundle).toContain('async function loadArticle()');
  });
});

describe('mode', () => {
  test('selects React’s development or production build and changes the id', () => {
    expect(developmentBuild.bundle).toContain('require("react/jsx-dev-runtime")');
    expect(developmentBuild.release.id).not.toBe(productionBuild.release.id);
  });
});

test('fails the build when a name is missing in the facade of react-router', async () => {
  const result = await runProgram(['src/cli/build-remote.ts', getFixturePath('mf-forbidden')]);
  expect(result.code).toBe(1);
  expect(result.problems).toMatch(
    /remote\.tsx: "Link" of react-router is not in .*react-router\.ts/,
  );
}, 30_000);
