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
 * Returns settings without the names of primary and replicas, so that they can be used for another
 * index.
 */
export function removeReplicaLinks(settings: IndexSettings): IndexSettings {
  const { replicas: _replicas, primary: _primary, ...rest } = settings;
  return rest;
}
