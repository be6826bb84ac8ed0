import type { Configuration, MultiStats, Stats } from 'webpack';
import webpack from 'webpack';
import { collectBuildProblems, describeBuildFailure } from '#dev/build-problems.ts';
import { collectChanges, findLatestSaveTime } from '#dev/changed-files.ts';
import type { DevFault } from '#dev/dev-events.ts';
import { affectsServerOutput } from '#dev/affects-server-output.ts';

/** Milliseconds for which changes are collected, because one save can cause several writes. */
const AGGREGATE_DELAY_MS = 15;

/** A successful build. */
export interface SuccessfulBuild {
  readonly web: Stats;
  /**
   * Whether server output has changed that a hot update cannot replace: loader data, or parts
   * without browser scripts.
   */
  readonly changesServerOutput: boolean;
  /** Time of the save in milliseconds since 1970; null for the first build. */
  readonly savedAt: number | null;
}

export interface WatchCallbacks {
  /** Called when the browser build is done, possibly before the server build. */
  readonly onBrowserBuilt: (hash: string) => void;
  readonly onBuilt: (build: SuccessfulBuild) => void;
  /** Called when a build fails, with all errors. */
  readonly onBuildFailed: (faults: readonly DevFault[]) => void;
}

export type StopFunction = () => Promise<void>;

/** Builds browser and server code of a remote once, and again after every change. */
export function watchRemote(
  { web, node }: { readonly web: Configuration; readonly node: Configuration },
  { onBrowserBuilt, onBuilt, onBuildFailed }: WatchCallbacks,
): StopFunction {
  const multiCompiler = webpack([web, node]);
  if (!multiCompiler) throw new Error('webpack created no compiler');
  const [browserCompiler] = multiCompiler.compilers;
  const changedFiles = collectChanges(multiCompiler.compilers);
  browserCompiler?.hooks.done.tap('dev', (stats) => {
    if (!stats.hasErrors()) onBrowserBuilt(stats.hash ?? '');
  });
  // Keeps the stats of the last browser build and of the last server build, because a change may
  // rebuild only one of the two.
  const lastStatsByCompiler = new Map<string, Stats>();
  const watcher = multiCompiler.watch({ aggregateTimeout: AGGREGATE_DELAY_MS }, (error, stats) => {
    for (const result of listStats(stats))
      lastStatsByCompiler.set(result.compilation.compiler.name ?? '', result);
    const faults = listFaults(error, [...lastStatsByCompiler.values()]);
    if (faults.length > 0) return onBuildFailed(faults);
    const [webStats, nodeStats] = [lastStatsByCompiler.get('web'), lastStatsByCompiler.get('node')];
    if (!webStats || !nodeStats) return;
    const changedPaths = changedFiles.takeChanges();
    const changesServerOutput = changedPaths.some((file) =>
      requiresServerUpdate(file, webStats, nodeStats),
    );
    void findLatestSaveTime(changedPaths).then((savedAt) =>
      onBuilt({ web: webStats, changesServerOutput, savedAt }),
    );
  });
  return () => closeWatching((done) => watcher?.close(done));
}

/** Builds the standalone page once, and again after every change. */
export function watchPage(
  configuration: Configuration,
  { onBrowserBuilt, onBuildFailed }: Pick<WatchCallbacks, 'onBrowserBuilt' | 'onBuildFailed'>,
): StopFunction {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack created no compiler');
  const watcher = compiler.watch({ aggregateTimeout: AGGREGATE_DELAY_MS }, (error, stats) => {
    const faults = listFaults(error, listStats(stats));
    if (faults.length === 0) onBrowserBuilt(stats?.hash ?? '');
    else onBuildFailed(faults);
  });
  return () => closeWatching((done) => watcher?.close(done));
}

function requiresServerUpdate(file: string, web: Stats, node: Stats): boolean {
  const dependsOnFile = ({ compilation }: Stats) => compilation.fileDependencies.has(file);
  return (dependsOnFile(node) && !dependsOnFile(web)) || affectsServerOutput(file, node);
}

function listFaults(error: Error | null, builds: readonly Stats[]): readonly DevFault[] {
  return error ? [describeBuildFailure(error.message)] : collectBuildProblems(builds);
}

function listStats(stats: Stats | MultiStats | undefined): readonly Stats[] {
  if (!stats) return [];
  return 'stats' in stats ? stats.stats : [stats];
}

async function closeWatching(
  closeWatcher: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  closeWatcher((error) => (error ? reject(error) : resolve()));
  await promise;
}
