import type { StatsCompilation } from 'webpack';

/**
 * Chunk names as remotes write them, for example `block-news_slider`. A chunk for several views has
 * all their names: `route-cancel-contract--cancel-receipt`.
 */
const VIEW_CHUNK = /^(route|block|slot)-(.+)$/;

/**
 * Scripts of every view by `route:<id>`, `block:<name>`, `slot:<name>`, chunks that several views
 * share included. Made from the names which remotes give their dynamic imports.
 */
export function viewScripts(stats: StatsCompilation): Record<string, string[]> {
  const views: Record<string, string[]> = {};
  for (const [name] of Object.entries(stats.namedChunkGroups ?? {})) {
    const [, kind, ids] = VIEW_CHUNK.exec(name) ?? [];
    for (const id of ids?.split('--') ?? []) views[`${kind}:${id}`] = chunkScripts(stats, name);
  }
  return views;
}

/** Scripts that must be there before a named chunk runs, in load order. */
export function chunkScripts(stats: StatsCompilation, name: string): string[] {
  const group = stats.namedChunkGroups?.[name];
  if (!group) throw new Error(`The build has no chunk "${name}"`);
  return (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));
}
