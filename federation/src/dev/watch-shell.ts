import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration, MultiStats, Stats } from 'webpack';
import webpack from 'webpack';
import { finishShellBuild, replaceFolder } from '#build/finish-shell-build.ts';
import { createShellConfigs } from '#build/shell-preset.ts';
import { getBuildFolder, WORKSPACE_ROOT } from '#build/workspace.ts';
import { collectBuildProblems, describeBuildFailure } from '#dev/build-problems.ts';
import { collectChanges, findLatestSaveTime } from '#dev/changed-files.ts';
import type { DevFault } from '#dev/dev-events.ts';
import { SANDBOX_PROGRAM_PATH } from '#sandbox/sandbox-program-path.ts';
import type { BuildMode } from '#shared-packages.ts';

/** Milliseconds for which changes are collected, because one save can cause several writes. */
const AGGREGATE_DELAY_MS = 15;

export interface ShellWatchOptions {
  readonly mode: BuildMode;
  /** Package folder of the shell; default: the shell of the repository. */
  readonly root?: string;
  /**
   * Folder of the complete build, which the watcher replaces; default: the build that the site
   * uses.
   */
  readonly folder?: string;
  /**
   * Called after each build whose result differs from the previous one. `savedAtMs` is the time of
   * the save in milliseconds since 1970, or null for the first build.
   */
  readonly onBuilt: (savedAtMs: number | null) => Promise<void>;
  readonly onBuildFailed: (faults: readonly DevFault[]) => void;
}

/**
 * Builds the shell once, and again after every change. A rebuild is fast, because webpack compiles
 * only changed modules and does not minify or compress the files. `npm start` does not reuse the id
 * of such a build. The sandbox program of the last complete build is kept, so that no release is
 * checked again.
 *
 * @returns a function that stops watching
 */
export function watchShell(options: ShellWatchOptions): () => Promise<void> {
  const { mode, onBuilt, onBuildFailed } = options;
  const root = options.root ?? join(WORKSPACE_ROOT, 'shell');
  const folder = options.folder ?? getBuildFolder('shell', mode);
  const outFolder = `${folder}.watch-${process.pid}`;
  const { web, starter, node } = createShellConfigs({ root }, { mode, outFolder });
  const compiler = webpack(Object.entries({ web, starter, node }).map(createFastConfig));
  if (!compiler) throw new Error('webpack created no compiler');
  const changedFiles = collectChanges(compiler.compilers);
  const lastStatsByCompiler = new Map<string, Stats>();
  let buildCount = 0;
  let lastHash: string | null = null;
  let finished = Promise.resolve();
  const finishBuild = async (stats: readonly Stats[], files: readonly string[]): Promise<void> => {
    const savedAtMs = buildCount === 0 ? null : ((await findLatestSaveTime(files)) ?? Date.now());
    buildCount += 1;
    const draftFolder = `${folder}.draft-${process.pid}`;
    await copyAssets(stats, draftFolder);
    await cp(join(folder, SANDBOX_PROGRAM_PATH), join(draftFolder, SANDBOX_PROGRAM_PATH));
    await finishShellBuild({
      root,
      outFolder: draftFolder,
      id: `dev-${process.pid}-${buildCount}`,
      mode,
      webStats: stats[0],
      starterStats: stats[1],
      shouldCompress: false,
    });
    await replaceFolder(draftFolder, folder);
    await onBuilt(savedAtMs);
  };
  const watcher = compiler.watch({ aggregateTimeout: AGGREGATE_DELAY_MS }, (error, result) => {
    // The result contains only the builds that a change has affected.
    for (const each of listStats(result))
      lastStatsByCompiler.set(each.compilation.compiler.name ?? '', each);
    const stats = ['web', 'starter', 'node'].flatMap((name) => lastStatsByCompiler.get(name) ?? []);
    const faults = error ? [describeBuildFailure(error.message)] : collectBuildProblems(stats);
    // webpack builds a second time when files were written just before the first build.
    const hash = faults.length > 0 ? null : stats.map((each) => each.hash).join();
    const isUnchanged = hash !== null && hash === lastHash;
    lastHash = hash;
    if (faults.length > 0) return onBuildFailed(faults);
    if (isUnchanged) return;
    const files = changedFiles.takeChanges();
    // Finishes one build after the other, because all builds replace the same folder.
    finished = finished
      .then(async () => finishBuild(stats, files))
      .catch((cause: Error) => onBuildFailed([describeBuildFailure(cause.message)]));
  });
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (watcher) watcher.close(() => resolve());
    else resolve();
    await Promise.all([promise, finished]);
    await rm(outFolder, { recursive: true, force: true });
  };
}

function createFastConfig([name, configuration]: readonly [string, Configuration]): Configuration {
  return {
    ...configuration,
    name,
    cache: { type: 'memory' },
    devtool: false,
    optimization: { ...configuration.optimization, minimize: false, emitOnErrors: false },
  };
}

/**
 * Copies only the files of the current build, because webpack's output folder also contains files
 * of earlier builds.
 */
async function copyAssets(allStats: readonly Stats[], target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  for (const { compilation } of allStats) {
    const outputFolder = compilation.outputOptions.path ?? '';
    const side = outputFolder.endsWith('/node') ? 'node' : 'web';
    await mkdir(join(target, side), { recursive: true });
    for (const { name } of compilation.getAssets())
      await cp(join(outputFolder, name), join(target, side, name));
  }
}

function listStats(result: Stats | MultiStats | undefined): readonly Stats[] {
  if (!result) return [];
  return 'stats' in result ? result.stats : [result];
}
