import type { IndexSettings } from '#search/params/search-params.ts';

const VIRTUAL_REPLICA_PATTERN = /^virtual\((.+)\)$/u;

/**
 * Parses the setting `replicas`. Each entry is a name or `virtual(name)`; as in Algolia, an empty
 * text means none.
 */
export function parseReplicas({ replicas }: IndexSettings): { name: string; virtual: boolean }[] {
  const entries = (replicas ?? []).filter((entry) => entry.trim() !== '');
  return entries.map((entry) => {
    const virtual = VIRTUAL_REPLICA_PATTERN.exec(entry)?.[1];
    return { name: virtual ?? entry, virtual: virtual !== undefined };
  });
}

/**
 * Removes the names of the primary index and of the replicas from settings, so that another index
 * can use the settings.
 */
export function removeReplicaLinks(settings: IndexSettings): IndexSettings {
  const { replicas: _replicas, primary: _primary, ...rest } = settings;
  return rest;
}
