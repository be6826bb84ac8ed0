import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SANDBOX_PROGRAM_PATH } from '#sandbox/sandbox-program-path.ts';
import type { BuildMode } from '#shared-packages.ts';
import { computeInputHash } from './input-hash.ts';
import { pruneBuilds } from './prune-builds.ts';
import { runWebpack } from './run-webpack.ts';
import { listShellInputs } from './shell-inputs.ts';
import { createShellConfigs } from './shell-preset.ts';
import { getBuildFolder, WORKSPACE_ROOT } from './workspace.ts';

/**
 * Builds the sandbox program of the shell, or reuses an existing build of the same inputs. Commands
 * that have no shell build use this function.
 *
 * @returns path of the program
 */
export async function buildSandboxProgram(mode: BuildMode): Promise<string> {
  const buildFolder = getBuildFolder('check-release', mode);
  const id = await computeInputHash(WORKSPACE_ROOT, await listShellInputs(), [
    'check-release',
    mode,
  ]);
  const programPath = join(buildFolder, id, SANDBOX_PROGRAM_PATH);
  if (await fileExists(programPath)) return programPath;
  const draftFolder = join(buildFolder, `${id}.draft-${process.pid}`);
  try {
    const shell = { root: join(WORKSPACE_ROOT, 'shell') };
    await runWebpack(createShellConfigs(shell, { mode, outFolder: draftFolder }).sandbox);
    await rename(draftFolder, join(buildFolder, id)).catch(async (error: unknown) => {
      // Ignores the error if a concurrent process has finished the same build first.
      if (!(await fileExists(programPath))) throw error;
    });
    await pruneBuilds(buildFolder, id);
    return programPath;
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

async function fileExists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
