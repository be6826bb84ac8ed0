import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { readCompose } from './read-compose.mjs';
import { readKubernetes } from './read-kubernetes.mjs';

const handbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
/** All lines in the handbook's `sh` and `crontab` code blocks. */
const lines = [
  ...handbook.matchAll(/^```(?:sh|crontab)(?: night| containers)?\n([^]*?)^```/gm),
].flatMap(([, block]) => block.trimEnd().split('\n'));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const { services, volumes } = readCompose();

const { documents, getObjectsOfKind } = readKubernetes();
const objects = documents.map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`);

/** Makes the edge look up the IP addresses of all services again. */
const RELOAD_COMMAND = 'docker compose exec edge nginx -p /edge -c /edge-conf/nginx.conf -s reload';

const findMatchesInLines = (pattern) => lines.flatMap((line) => [...line.matchAll(pattern)]);

test('contains commands', () => {
  expect(lines.length).toBeGreaterThan(10);
});

test('operator commands are npm scripts of the project', () => {
  const commands = findMatchesInLines(
    /docker compose run (?:--?[\w-]+ )*([a-z]\S*) (\S+)( --)?(?= |$)/g,
  );
  expect(commands.length).toBeGreaterThan(2);
  for (const [line, service, command, separator] of commands) {
    expect([line, service, Boolean(scripts[command])]).toEqual([line, 'operator', true]);
    // Without `--`, npm would treat the command's options as its own options.
    expect([line, separator]).toEqual([line, ' --']);
  }
  expect(services.operator.volumes.join()).toContain(':/backups');
  for (const [line, path] of findMatchesInLines(/-- (?:--into )?(\/\S+)/g))
    expect([line, path]).toEqual([line, '/backups']);
});

test('scripts for PostgreSQL exist and can be executed', () => {
  const names = findMatchesInLines(/ \/gruenland\/(\S+)/g).map(([, name]) => name);
  expect(names).toEqual(['base-backup.sh', 'restore-to.sh']);
  const folder = join(ROOT, 'deploy/postgres');
  const isExecutable = (name) => (statSync(join(folder, name)).mode & 0o111) === 0o111;
  expect(readdirSync(folder).filter((name) => !isExecutable(name))).toEqual([]);
  expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  expect(services.postgres.volumes).toContain('./deploy/postgres:/gruenland:ro');
});

test("deleted volumes are those of database, store and the shells' caches", () => {
  const [[, names]] = findMatchesInLines(/docker volume rm (.+)$/g);
  const declaredVolumeNames = Object.values(volumes).flatMap((volume) => volume?.name ?? []);
  expect(names.split(' ').toSorted()).toEqual(declaredVolumeNames.toSorted());
  const removedVolumes = ['postgres', 'store', 'shell-1', 'shell-2'];
  const usedVolumes = removedVolumes
    .flatMap((name) => services[name].volumes)
    .filter((volume) => /^[a-z]/.test(volume));
  expect(usedVolumes.map((volume) => volume.split(':')[0])).toEqual(removedVolumes);
});

test('npm run names existing scripts, with cluster settings where stated', () => {
  for (const [line, command] of findMatchesInLines(/npm run ([\w-]+)/g))
    expect([line, Boolean(scripts[command])]).toEqual([line, true]);
  const files = findMatchesInLines(/ENV_FILE=(\S+)/g).map(([, file]) => file);
  expect(new Set(files)).toEqual(new Set(['data/cluster/cluster.env']));
});

test('incident commands refer to existing services, objects and paths', () => {
  const commands = [...handbook.matchAll(/(docker compose|kubectl) ([^`\n]+)/g)];
  expect(commands.length).toBeGreaterThan(8);
  const serviceNames = commands.flatMap(([, tool, words]) => {
    const serviceMatch = /^(?:restart|logs|exec|up)(?: --?[a-z]+(?: \d+)?)* ([a-z][\w-]*)/.exec(
      words,
    );
    return tool === 'docker compose' && serviceMatch ? [serviceMatch[1]] : [];
  });
  expect(serviceNames.length).toBeGreaterThan(4);
  expect(serviceNames.filter((name) => !Object.keys(services).includes(name))).toEqual([]);
  const mentionedObjectNames = commands.flatMap(
    ([, , words]) => /(?:deployment|cronjob|job)\/[\w-]+/.exec(words) ?? [],
  );
  expect(mentionedObjectNames.filter((object) => !objects.includes(object))).toEqual([]);
  const start = readFileSync(join(ROOT, 'deploy/docker/start-edge.sh'), 'utf8');
  expect(handbook).toContain(RELOAD_COMMAND);
  expect(start).toContain('EDGE_DIR=${EDGE_DIR:-/edge}');
  expect(start).toContain('EDGE_CONF=${EDGE_CONF:-/edge-conf}');
});

test('every restart of a shell or api ends with a reload of the edge', () => {
  const next = lines.flatMap((line, index) =>
    /docker compose (?:up|restart) .*(?:shell|api)-\d$/.test(line) ? [lines[index + 1]] : [],
  );
  expect(next).toEqual([RELOAD_COMMAND, RELOAD_COMMAND]);
  const inlineRestarts = [
    ...handbook.matchAll(/`docker compose (?:up|restart) [^`]*(?:shell|api)-\d`([^|\n]*)/g),
  ];
  expect(inlineRestarts.map(([, after]) => after)).toEqual([
    expect.stringContaining('the reload of the'),
  ]);
});

test('restarts pods that read changed settings at start', () => {
  const getSection = (heading) => handbook.split(`# ${heading}\n`)[1].split(/^##/m)[0];
  const settingsReaders = getObjectsOfKind('Deployment')
    .filter(({ spec }) => spec.template.spec.containers.some(({ envFrom }) => envFrom))
    .map(({ metadata }) => `deployment/${metadata.name}`);
  expect(settingsReaders.length).toBeGreaterThan(2);
  expect(
    settingsReaders.filter((name) => !getSection('Settings that change').includes(name)),
  ).toEqual([]);
  for (const heading of ['Settings that change', 'Read only'])
    expect(getSection(heading)).toContain('rollout restart deployment/api\n');
});

test('every required secret has its purpose and its rotation documented', () => {
  const [, table] = /^## Secrets\n([^]*?)^## /m.exec(handbook);
  const rows = new Map(
    [...table.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(([, ...row]) => [
      row[0],
      row.slice(1),
    ]),
  );
  const example = readFileSync(join(ROOT, 'deploy/docker/example.env'), 'utf8');
  const emptyVariables = [...example.matchAll(/^(\w+)=$/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'RELEASE_PUBLIC_KEYS');
  expect(emptyVariables.length).toBeGreaterThan(8);
  expect(
    emptyVariables.filter((name) => !rows.get(name)?.every((cell) => cell.length > 4)),
  ).toEqual([]);
});

test('kubectl commands refer to files and objects in deploy/kubernetes', () => {
  for (const [line, path] of findMatchesInLines(/kubectl .*-[fk] (\S+)/g))
    expect([line, existsSync(join(ROOT, path))]).toEqual([line, true]);
  const mentionedObjectNames = findMatchesInLines(
    /kubectl .*?((?:deployment|cronjob|job)\/[\w-]+)/g,
  );
  expect(mentionedObjectNames.length).toBeGreaterThan(2);
  for (const [line, object] of mentionedObjectNames)
    expect([line, objects.includes(object)]).toEqual([line, true]);
});
