import type { StatsCompilation } from 'webpack';

/**
 * Matches the chunk names of views, for example `block-news_slider`. A chunk for several views has
 * all their names: `route-cancel-contract--cancel-receipt`.
 */
const VIEW_CHUNK_PATTERN = /^(route|block|slot)-(.+)$/;

/**
 * Lists the scripts of every view, including shared chunks, keyed by `route:<id>`, `block:<name>`
 * or `slot:<name>`. Based on the chunk names of dynamic imports.
 */
export function listViewScripts(stats: StatsCompilation): Record<string, string[]> {
  const views: Record<string, string[]> = {};
  for (const [name] of Object.entries(stats.namedChunkGroups ?? {})) {
    const [, kind, ids] = VIEW_CHUNK_PATTERN.exec(name) ?? [];
    for (const id of ids?.split('--') ?? []) views[`${kind}:${id}`] = listChunkScripts(stats, name);
  }
  return views;
}

/** Lists the scripts that must be loaded before a named chunk runs, in load order. */
export function listChunkScripts(stats: StatsCompilation, name: string): string[] {
  const group = stats.namedChunkGroups?.[name];
  if (!group) throw new Error(`The build has no chunk "${name}"`);
  return (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));
}
