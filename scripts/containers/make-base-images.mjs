import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../process/run.mjs';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { formatDuration, PlainError, sayStep } from '../project/terminal.mjs';
import { getFullImageName } from './get-full-image-name.mjs';
import { installBaseImageTools } from './open-engine.mjs';
import { parseMirror } from './parse-mirror.mjs';

const FOLDER = join(ROOT, 'scripts/containers/base-images');
const DEBIAN_IMAGE = 'debian:bookworm-slim';
/** Time limit in milliseconds for a pull, for installing Debian's base system, and for a build. */
const TIMEOUT_MS = 1_800_000;
/** Time limit in milliseconds until a registry counts as unreachable. */
const FIRST_PULL_TIMEOUT_MS = 120_000;

/**
 * Provides images: pulls them, or makes them from Debian's packages where no registry answers. Uses
 * images that are there already.
 *
 * @param {import('./open-engine.mjs').Engine} engine
 * @param {readonly string[]} names images such as `redis:8.2-bookworm`
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether it is worth asking a registry for another image
 */
export async function makeBaseImages(engine, names, signal) {
  const started = performance.now();
  const present = [];
  for (const name of names) if (await hasImage(engine, name)) present.push(name);
  const missing = names.filter((name) => !present.includes(name));
  const standIns = [];
  for (const name of present) if (await isStandIn(engine, name)) standIns.push(name);
  const [first, ...others] = missing;
  const isPulled = first !== undefined && standIns.length === 0 && (await tryToPull(engine, first));
  if (isPulled) for (const name of others) await pull(engine, name, { timeoutMs: TIMEOUT_MS });
  else await makeStandIns(engine, missing, signal);
  sayOrigin('there already', present, started);
  sayOrigin(isPulled ? 'from a registry' : 'made from Debian packages', missing, started);
  return isPulled || (missing.length === 0 && standIns.length === 0);
}

function sayOrigin(origin, names, started) {
  const elapsed = formatDuration(performance.now() - started);
  if (names.length > 0) sayStep(true, 'base images', `${names.join(', ')}: ${origin}, ${elapsed}`);
}

/** Returns whether an image is there. */
export async function hasImage(engine, name) {
  return (await engine.run(['image', 'inspect', getFullImageName(name)], { allowFailure: true }))
    .ok;
}

/** Returns whether an image was made by this command instead of by its publisher. */
export async function isStandIn(engine, name) {
  const format = '{{index .Config.Labels "stand-in"}}';
  const args = ['image', 'inspect', '--format', format, getFullImageName(name)];
  return (await engine.run(args)).output.trim() === 'yes';
}

/** Pulls an image. @returns whether a registry answers */
export async function tryToPull(engine, name) {
  return (await pull(engine, name, { allowFailure: true, timeoutMs: FIRST_PULL_TIMEOUT_MS })).ok;
}

async function pull(engine, name, options) {
  return engine.run(['pull', getFullImageName(name)], options);
}

async function makeStandIns(engine, names, signal) {
  const stages = ['debian', 'node', 'postgres', 'redis'];
  const unknown = names.find((name) => !stages.includes(name.split(':')[0]));
  if (unknown) throw new PlainError(`✗ base images  ${unknown} cannot be made from packages`);
  const byStage = stages.map((stage) => names.find((name) => name.startsWith(`${stage}:`)));
  if (!(await hasImage(engine, DEBIAN_IMAGE))) await importDebian(engine, signal);
  for (const [index, name] of byStage.entries()) {
    if (name === undefined || name === DEBIAN_IMAGE) continue;
    await buildStandIn(engine, stages[index], name);
  }
}

/** Installs Debian's base system from the mirror of this machine, and imports it. */
async function importDebian(engine, signal) {
  await installBaseImageTools(signal);
  const { output: policy } = await run('apt-cache', ['policy', 'bash'], { signal });
  const mirror = parseMirror(policy);
  if (!mirror) throw new PlainError('✗ base images  apt has no mirror; see apt-cache policy bash');
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-debian-'));
  try {
    const system = join(folder, 'system');
    const archive = join(folder, 'system.tar');
    await runOrThrow(
      'debootstrap',
      ['--variant=minbase', 'bookworm', system, mirror.address],
      signal,
    );
    await runOrThrow('tar', ['-C', system, '-cf', archive, '.'], signal);
    const change = ['--change', 'LABEL stand-in=yes', '--change', 'CMD ["bash"]'];
    await engine.run(['import', ...change, archive, getFullImageName(DEBIAN_IMAGE)], {
      timeoutMs: TIMEOUT_MS,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOrThrow(program, args, signal) {
  const ended = await run(program, args, { signal, timeoutMs: TIMEOUT_MS });
  if (ended.ok) return;
  const lastLines = ended.output.trim().split('\n').slice(-5).join('\n  ');
  throw new PlainError(`✗ base images  ${program} failed:\n  ${lastLines}`);
}

async function buildStandIn(engine, stage, name) {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-image-'));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    if (stage === 'node') {
      cpSync(PROJECT_NODE, join(folder, 'node'), { dereference: true });
      cpSync(await findNpmFolder(), join(folder, 'npm'), { recursive: true });
    }
    await engine.run(
      [
        'build',
        ...(engine.name === 'podman' ? ['--format', 'docker'] : []),
        '--network=host',
        '--file',
        join(folder, `${stage}.Dockerfile`),
        '--tag',
        getFullImageName(name),
        folder,
      ],
      { timeoutMs: TIMEOUT_MS },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findNpmFolder() {
  // Set by npm for its commands: …/npm/bin/npm-cli.js.
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return dirname(dirname(npm));
  const { output } = await run('npm', ['root', '--global']);
  return join(output.trim(), 'npm');
}
