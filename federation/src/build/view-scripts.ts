import type { StatsCompilation } from 'webpack';

/**
 * Matches the name of a chunk that contains a view, for example `block-news_slider`. The name of a
 * chunk with several views lists all their ids: `route-cancel-contract--cancel-receipt`.
 */
const VIEW_CHUNK_PATTERN = /^(route|block|slot)-(.+)$/;

/**
 * Lists the scripts of every view, including shared chunks. The keys are `route:<id>`,
 * `block:<name>` and `slot:<name>`, derived from the names of the chunks.
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
