import { stat } from 'node:fs/promises';
import type { Compiler, Configuration, MultiStats, Stats } from 'webpack';
import webpack from 'webpack';
import { buildProblems } from '#dev/build-problems.ts';
import { reachesServer } from '#dev/reaches-server.ts';

/** Milliseconds that changes are gathered; a save can be several writes. */
const GATHER = 15;

/** What one change, or the start, has come to. */
export interface WatchedBuild {
  readonly web: Stats;
  /** What the server makes of a page has changed: its data, or parts without script. */
  readonly serverSide: boolean;
  /** Milliseconds since 1970 of the save; null for the first build. */
  readonly savedAt: number | null;
}

export interface WatchOptions {
  /** The browser's half is done; the server's may not be. */
  readonly onWeb: (hash: string) => void;
  readonly onBuilt: (build: WatchedBuild) => void;
  /** It does not compile; the message names file and line. */
  readonly onFailed: (message: string) => void;
}

/** Ends a watch. */
export type StopWatching = () => Promise<void>;

/** Builds both halves of a room, again after every change of a source. */
export function watchRoom(
  { web, node }: { readonly web: Configuration; readonly node: Configuration },
  { onWeb, onBuilt, onFailed }: WatchOptions,
): StopWatching {
  const both = webpack([web, node]);
  if (!both) throw new Error('webpack made no compiler');
  const [browser] = both.compilers;
  const changes = collectChanges(both.compilers);
  browser?.hooks.done.tap('dev', (stats) => {
    if (!stats.hasErrors()) onWeb(stats.hash ?? '');
  });
  // A change that concerns one half builds only that one.
  const last = new Map<string, Stats>();
  const watching = both.watch({ aggregateTimeout: GATHER }, (error, stats) => {
    for (const half of buildsOf(stats)) last.set(half.compilation.compiler.name ?? '', half);
    const message = error ? error.message : buildProblems([...last.values()]);
    if (message !== null) return onFailed(message);
    const [webStats, nodeStats] = [last.get('web'), last.get('node')];
    if (!webStats || !nodeStats) return;
    const changed = changes.take();
    const serverSide = changed.some((file) => changesServer(file, webStats, nodeStats));
    void saveTime(changed).then((savedAt) => onBuilt({ web: webStats, serverSide, savedAt }));
  });
  return () => closing((done) => watching?.close(done));
}

/** Builds one thing again after every change. */
export function watchPage(
  configuration: Configuration,
  { onWeb, onFailed }: Pick<WatchOptions, 'onWeb' | 'onFailed'>,
): StopWatching {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  const watching = compiler.watch({ aggregateTimeout: GATHER }, (error, stats) => {
    const message = error ? error.message : buildProblems(buildsOf(stats));
    if (message === null) onWeb(stats?.hash ?? '');
    else onFailed(message);
  });
  return () => closing((done) => watching?.close(done));
}

/** Files that changed since the last build which succeeded. */
function collectChanges(compilers: readonly Compiler[]): { take(): string[] } {
  const files = new Set<string>();
  for (const compiler of compilers) {
    compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => {
      for (const file of modifiedFiles ?? []) files.add(file);
    });
  }
  return {
    take: () => {
      const taken = [...files];
      files.clear();
      return taken;
    },
  };
}

function changesServer(file: string, web: Stats, node: Stats): boolean {
  const known = ({ compilation }: Stats) => compilation.fileDependencies.has(file);
  return (known(node) && !known(web)) || reachesServer(file, node);
}

async function saveTime(files: readonly string[]): Promise<number | null> {
  const times = await Promise.all(
    files.map(async (file) => {
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? found.mtimeMs : 0;
    }),
  );
  return Math.max(0, ...times) || null;
}

function buildsOf(stats: Stats | MultiStats | undefined): readonly Stats[] {
  if (!stats) return [];
  return 'stats' in stats ? stats.stats : [stats];
}

async function closing(close: (done: (error?: Error | null) => void) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  close((error) => (error ? reject(error) : resolve()));
  await promise;
}
