import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { validate } from 'dockerfile-utils';
import { findImports } from '../check/find-imports.mjs';
import { resolveImport } from '../check/resolve-import.mjs';
import { getOwningPackageName, readBoundaries } from '../check/boundaries.mjs';
import { listManifests } from '../install/copy-manifests.mjs';
import { ROOT } from '../project/paths.mjs';
import { listMemoryOptions, MEMORY_ENV } from '../start/memory-settings.mjs';
import { listContextFiles, simulateDockerfile } from './simulate-dockerfile.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const text = read('deploy/docker/Dockerfile');
const context = listContextFiles(ROOT);
const SERVER_FILE = '.cache/build/shell/node/server.cjs';
/** One of the files that a type check writes unless they exist. */
const STYLE_TYPES_FILE = 'shared-ui/src/button/button.module.d.css.ts';
const filesByScript = {
  'federation/src/cli/build-shell.ts': [SERVER_FILE],
  'scripts/install/copy-manifests.mjs': listManifests().map((file) => `/manifests/${file}`),
  'scripts/check/write-style-types.mjs': [STYLE_TYPES_FILE],
};
const { images, problems } = simulateDockerfile({ text, context, makes: filesByScript });

test('has no syntax errors', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
});

test('every step refers to existing files', () => {
  expect(problems).toEqual([]);
  expect([...images.keys()]).toEqual(
    expect.arrayContaining(['api', 'shell', 'releases', 'embedded', 'publish', 'operator', 'edge']),
  );
});

test.each([
  ['COPY nowhere ./', 'COPY nowhere: there is no such file'],
  ['COPY .cache ./.cache', 'COPY .cache: there is no such file'],
  ['COPY --from=shell-built /app ./', 'there is no stage shell-built'],
  ['RUN mkdir /data && chown -R node:node /data .cache', 'there is no /app/.cache'],
  ['RUN mkdir /data/deep', 'mkdir: the parent of /data/deep does not exist'],
  ['RUN npm ci', 'npm ci: there is no package.json'],
  ['RUN node scripts/nothing.mjs', 'node scripts/nothing.mjs: there is no such file'],
  ['VOLUME /data', '/data is a volume that node may not write to'],
  ['CMD node server.js', 'CMD node server.js is run by a shell'],
])('reports %s', (step, problem) => {
  const broken = `FROM node:1 AS broken\nWORKDIR /app\nUSER node\n${step}\n`;
  const found = simulateDockerfile({ text: broken, context, makes: filesByScript }).problems;
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test('an image that releases contains the types of stylesheets, which its user cannot write', () => {
  expect([...images.get('publish').paths]).toContain(`/app/${STYLE_TYPES_FILE}`);
});

test('runs existing files', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const missing = [...images.values()].flatMap(({ name, commands, paths, cwd }) => {
    const run = /npm run (\w[\w-]*)/.exec(commands.join(' '))?.[1];
    const words = [...commands, ...(run ? (scripts[run] ?? 'no.mjs') : '').split(' ')];
    const files = words.filter((word) => /\.(ts|mjs|cjs|sh)$/.test(word));
    return files
      .filter((file) => !paths.has(posix.resolve(cwd, file)))
      .map((file) => `${name}: ${file}`);
  });
  expect(missing).toEqual([]);
  const services = ['api', 'shell', 'releases', 'embedded', 'publish', 'operator', 'edge'];
  expect(services.filter((name) => images.get(name).commands.length === 0)).toEqual([]);
});

test.each(['api', 'releases', 'embedded', 'publish', 'operator'])(
  '%s contains all its imports and no development packages',
  (name) => {
    const { commands, paths, npm: npmCommands } = images.get(name);
    const own = commands.filter((word) => /\.(ts|mjs)$/.test(word));
    const entries = {
      publish: 'federation/src/cli/release.ts',
      operator: 'api/src/backup-command.ts',
    };
    const imports = listImports([...own, ...(entries[name] ? [entries[name]] : [])]);
    const hasProductionPackagesOnly = npmCommands.every((command) =>
      command.includes('--omit=dev'),
    );
    expect([npmCommands.length, hasProductionPackagesOnly]).toEqual([1, !entries[name]]);
    const missing = [...imports.files].filter((file) => !paths.has(`/app/${file}`));
    expect(missing).toEqual([]);
    expect(hasProductionPackagesOnly ? imports.missingPackages : []).toEqual([]);
    expect(imports.files.size).toBeGreaterThan(5);
  },
);

test('stops the edge gracefully, as in the cluster', () => {
  const edge = text.slice(text.indexOf('AS edge\n'), text.indexOf('AS edge-metrics'));
  expect(edge).toContain('\nSTOPSIGNAL SIGQUIT\n');
  expect(read('scripts/cluster/edge-program.mjs')).toContain('SIGQUIT');
});

test('lets the publish target write to the build folders', () => {
  const { owned: ownedPaths } = images.get('publish');
  expect([...ownedPaths].toSorted()).toEqual([
    '/app/.cache',
    '/app/node_modules/.federation',
    '/data',
  ]);
});

test('gives the operator the client version of the database', () => {
  const [, client] = /^FROM (postgres:\S+) AS operator$/m.exec(text);
  expect(read('docker-compose.yml')).toContain(`image: ${client}\n`);
});

/**
 * Lists all files that the given files import, directly or indirectly, and the imported npm
 * packages that production does not install.
 */
function listImports(entries) {
  const boundaries = readBoundaries(ROOT);
  const files = new Set();
  const missingPackages = new Set();
  const waiting = [...entries];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
    const packageName = getOwningPackageName(file, boundaries);
    const { dependencies = {} } = packageName
      ? JSON.parse(read(`${packageName}/package.json`))
      : {};
    for (const { specifier, typeOnly } of findImports(read(file))) {
      if (typeOnly) continue;
      const target = resolveImport(specifier, file, boundaries);
      if (target.file) waiting.push(target.file);
      if (target.package && !dependencies[target.package])
        missingPackages.add(`${packageName}: ${specifier}`);
    }
  }
  return { files, missingPackages: [...missingPackages] };
}

test('copies the package.json of every package', () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { paths } = images.get('manifests');
  const missing = workspaces.filter((name) => !paths.has(`/app/${name}/package.json`));
  expect(missing).toEqual([]);
});

test("uses the project's Node version", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const versions = [...text.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([devDependencies.node]));
});

test('runs no service as root', () => {
  const stages = text.split(/^FROM /m).slice(1);
  const users = { service: 'node', publish: 'node', operator: '1000:1000', edge: 'www-data' };
  for (const [stage, user] of Object.entries(users)) {
    const own = stages.find((part) => part.split('\n')[0].endsWith(` AS ${stage}`));
    expect(own).toContain(`USER ${user}\n`);
  }
});

test('service images have production packages only', () => {
  const stages = text.split(/^FROM /m).slice(1);
  const named = new Map(stages.map((part) => [part.split('\n')[0].split(' AS ')[1], part]));
  expect(named.get('service')).toMatch(/^ENV NODE_ENV=production/m);
  expect(named.get('service')).toContain('--from=production-packages');
  expect(named.get('production-packages')).toContain('npm ci --omit=dev');
  const servingImages = ['api', 'shell', 'releases', 'embedded'];
  expect(servingImages.filter((name) => !named.get(name)?.startsWith('service AS '))).toEqual([]);
});

test('services return memory to the system as those of `npm start` do', () => {
  for (const [name, value] of Object.entries(MEMORY_ENV))
    expect(text).toContain(`${name}=${value}`);
  expect(text).toContain(`NODE_OPTIONS=${listMemoryOptions('embedded/src/main.ts')[0]}\n`);
  for (const [name, entry] of Object.entries({ shell: SERVER_FILE, api: 'api/src/main.ts' })) {
    const stage = text.split(/^FROM /m).find((code) => code.startsWith(`service AS ${name}\n`));
    expect(stage).toContain(`NODE_OPTIONS="${listMemoryOptions(entry).join(' ')}"\n`);
  }
});
