import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROOF_PROGRAM } from '#proof/proof-path.ts';
import type { BuildMode } from '#shared-packages.ts';
import { SHELL_INPUTS } from './build-shell.ts';
import { inputHash } from './input-hash.ts';
import { pruneBuilds } from './prune-builds.ts';
import { runWebpack } from './run-webpack.ts';
import { shellPreset } from './shell-preset.ts';
import { buildFolder, WORKSPACE } from './workspace.ts';

/**
 * Builds the shell's program that proves releases, for commands that have no shell at hand, or
 * finds it there unchanged.
 *
 * @returns its path
 */
export async function buildProofProgram(mode: BuildMode): Promise<string> {
  const builds = buildFolder('prove-release', mode);
  const id = await inputHash(WORKSPACE, SHELL_INPUTS, ['prove-release', mode]);
  const program = join(builds, id, PROOF_PROGRAM);
  if (await exists(program)) return program;
  const draft = join(builds, `${id}.draft-${process.pid}`);
  try {
    const room = { root: join(WORKSPACE, 'shell') };
    await runWebpack(shellPreset(room, { mode, out: draft }).proof);
    await rename(draft, join(builds, id)).catch(async (error: unknown) => {
      // Somebody else was faster with the same build.
      if (!(await exists(program))) throw error;
    });
    await pruneBuilds(builds, id);
    return program;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
