import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { run } from '../process/run.mjs';
import { ROOT } from '../project/paths.mjs';
import { formatDuration, sayStep } from '../project/terminal.mjs';

/** Time limit in milliseconds for one image. */
const BUILD_TIMEOUT_MS = 3_600_000;

/**
 * Builds targets of the Dockerfile as images named `gruenland-<target>`.
 *
 * @param {import('./open-engine.mjs').Engine} engine
 * @param {readonly string[]} targets
 * @param {AbortSignal} signal
 */
export async function buildImages(engine, targets, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-npm-'));
  try {
    const npmVolumes = engine.name === 'podman' ? await createNpmVolumes(folder, signal) : [];
    for (const target of targets) {
      const { ms } = await engine.run(
        [
          'build',
          // Other formats have no health checks.
          ...(engine.name === 'podman' ? ['--format', 'docker', '--layers'] : []),
          '--network=host',
          ...npmVolumes.flatMap((volume) => ['--volume', volume]),
          '--target',
          target,
          '--tag',
          `gruenland-${target}`,
          '--file',
          join(ROOT, 'deploy/docker/Dockerfile'),
          ROOT,
        ],
        { timeoutMs: BUILD_TIMEOUT_MS },
      );
      sayStep(true, 'image', `${target.padEnd(12)} built, ${formatDuration(ms)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Lets npm in the images use this machine's registry and certificates, which images must not
 * contain.
 *
 * @returns {Promise<string[]>} volumes for podman's `build`; Docker has none
 */
async function createNpmVolumes(folder, signal) {
  const readSetting = async (name) => {
    const { ok, output } = await run('npm', ['config', 'get', name], { cwd: folder, signal });
    const value = output.trim();
    return ok && !['null', 'undefined', ''].includes(value) ? value : undefined;
  };
  const lines = [];
  const volumes = [`${join(folder, 'npmrc')}:/root/.npmrc:ro`];
  const registry = await readSetting('registry');
  if (registry) lines.push(`registry=${registry}`);
  const certificates = readCertificates(await readSetting('cafile'));
  if (certificates !== '') {
    writeFileSync(join(folder, 'certificates.pem'), certificates);
    lines.push('cafile=/run/certificates.pem');
    volumes.push(`${join(folder, 'certificates.pem')}:/run/certificates.pem:ro`);
  }
  writeFileSync(join(folder, 'npmrc'), lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  return volumes;
}

/** Returns the certificates of npm's setting, or those with which this machine extends Node's. */
function readCertificates(file) {
  if (file !== undefined && existsSync(file)) return readFileSync(file, 'utf8');
  const extra = getCACertificates('extra');
  return extra.length === 0 ? '' : [...extra, ...getCACertificates('bundled')].join('\n');
}
