import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { validate } from 'dockerfile-utils';
import { importSpecifiers } from '../check/import-specifiers.mjs';
import { resolveImport } from '../check/resolve-import.mjs';
import { readBoundaries, roomOf } from '../check/rooms.mjs';
import { ROOT } from '../project/paths.mjs';
import { contextFiles, walkDockerfile } from './walk-dockerfile.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const text = read('deploy/docker/Dockerfile');
const context = contextFiles(ROOT);
const SERVER = '.cache/build/shell/node/server.cjs';
const makes = { 'federation/src/cli/build-shell.ts': [SERVER] };
const { images, problems } = walkDockerfile({ text, context, makes });

test('has no mistakes', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
});

test('every step finds what it names', () => {
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
  ['RUN mkdir /data/deep', 'mkdir: nowhere for /data/deep'],
  ['RUN npm install', 'npm install: there is no package.json'],
  ['RUN node scripts/nothing.mjs', 'node scripts/nothing.mjs: there is no such file'],
  ['VOLUME /data', '/data is a volume that node may not write to'],
  ['CMD node server.js', 'CMD node server.js is run by a shell'],
])('%s would be told', (step, problem) => {
  const broken = `FROM node:1 AS broken\nWORKDIR /app\nUSER node\n${step}\n`;
  const found = walkDockerfile({ text: broken, context, makes }).problems;
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test('runs what exists', () => {
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
  '%s finds all that it imports, and nothing of it is for developers alone',
  (name) => {
    const { commands, paths, npm } = images.get(name);
    const own = commands.filter((word) => /\.(ts|mjs)$/.test(word));
    const entries = {
      publish: 'federation/src/cli/release.ts',
      operator: 'api/src/backup-command.ts',
    };
    const seen = importedFrom([...own, ...(entries[name] ? [entries[name]] : [])]);
    const lean = npm.every((command) => command.includes('--omit=dev'));
    expect([npm.length, lean]).toEqual([1, !entries[name]]);
    const missing = [...seen.files].filter((file) => !paths.has(`/app/${file}`));
    expect(missing).toEqual([]);
    expect(lean ? seen.strange : []).toEqual([]);
    expect(seen.files.size).toBeGreaterThan(5);
  },
);

test('the edge is asked to finish what is under way, as in the cluster', () => {
  const edge = text.slice(text.indexOf('AS edge\n'), text.indexOf('AS edge-figures'));
  expect(edge).toContain('\nSTOPSIGNAL SIGQUIT\n');
  expect(read('scripts/cluster/edge-program.mjs')).toContain('SIGQUIT');
});

test('who publishes may write where builds do', () => {
  const { owned } = images.get('publish');
  expect([...owned].toSorted()).toEqual(['/app/.cache', '/app/node_modules/.federation', '/data']);
});

test('the operator has the version of the database', () => {
  const [, client] = /^FROM (postgres:\S+) AS operator$/m.exec(text);
  expect(read('docker-compose.yml')).toContain(`image: ${client}\n`);
});

/** Everything that is loaded with these files; `strange`: packages that production does not install. */
function importedFrom(entries) {
  const boundaries = readBoundaries(ROOT);
  const files = new Set();
  const strange = new Set();
  const waiting = [...entries];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
    const room = roomOf(file, boundaries);
    const { dependencies = {} } = room ? JSON.parse(read(`${room}/package.json`)) : {};
    for (const { specifier, typeOnly } of importSpecifiers(read(file))) {
      if (typeOnly) continue;
      const target = resolveImport(specifier, file, boundaries);
      if (target.file) waiting.push(target.file);
      if (target.package && !dependencies[target.package]) strange.add(`${room}: ${specifier}`);
    }
  }
  return { files, strange: [...strange] };
}

test('knows every room, so that none is without its packages', () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const missing = workspaces.filter((room) => !text.includes(`COPY ${room}/package.json ${room}/`));
  expect(missing).toEqual([]);
});

test('runs the Node that the project runs', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const versions = [...text.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([devDependencies.node]));
});

test('nobody is root when a service starts', () => {
  const stages = text.split(/^FROM /m).slice(1);
  const users = { service: 'node', publish: 'node', operator: '1000:1000', edge: 'www-data' };
  for (const [stage, user] of Object.entries(users)) {
    const own = stages.find((part) => part.split('\n')[0].endsWith(` AS ${stage}`));
    expect(own).toContain(`USER ${user}\n`);
  }
});

test('what serves runs for production, without what only builds', () => {
  const stages = text.split(/^FROM /m).slice(1);
  const named = new Map(stages.map((part) => [part.split('\n')[0].split(' AS ')[1], part]));
  expect(named.get('service')).toMatch(/^ENV NODE_ENV=production/m);
  expect(named.get('service')).toContain('--from=production-packages');
  expect(named.get('production-packages')).toContain('npm install --omit=dev');
  const serving = ['api', 'shell', 'releases', 'embedded'];
  expect(serving.filter((name) => !named.get(name)?.startsWith('service AS '))).toEqual([]);
});
