import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { ROOT } from '../project/paths.mjs';

const text = readFileSync(join(ROOT, 'deploy/docker/Dockerfile'), 'utf8');

/** What a stage before makes. */
const BUILT = ['/app', '/app/.cache/build/shell'];

test('has no mistakes', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
});

test('copies what exists', () => {
  const copied = [...text.matchAll(/^COPY (--from=\S+ )?(.+) \S+$/gm)].flatMap(
    ([, from, sources]) => sources.split(' ').map((source) => ({ from, source })),
  );
  const missing = copied.filter(({ from, source }) =>
    from ? !BUILT.includes(source) : !existsSync(join(ROOT, source)),
  );
  expect(copied.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('runs what exists', () => {
  const commands = [...text.matchAll(/^(?:CMD|ENTRYPOINT) (\[.+\])$/gm)].map(([, json]) =>
    JSON.parse(json),
  );
  const files = commands.flat().filter((word) => /\.(ts|mjs|sh)$/.test(word));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(join(ROOT, file.replace(/^\/app\//, ''))))).toEqual([]);
});

test('knows every room, so that none is without its packages', () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const missing = workspaces.filter((room) => !text.includes(`COPY ${room}/package.json ${room}/`));
  expect(missing).toEqual([]);
});

test('runs the Node that the project runs', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const images = [...text.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([devDependencies.node]));
});

test('nobody is root when a service starts', () => {
  const stages = text.split(/^FROM /m).slice(1);
  const users = { service: 'node', publish: 'node', edge: 'www-data' };
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
