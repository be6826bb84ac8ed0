import type { IndexSettings } from '#search/params/search-params.ts';

const VIRTUAL_REPLICA_PATTERN = /^virtual\((.+)\)$/u;

/**
 * Parses `replicas`: each entry is a name or `virtual(name)`. Like Algolia, treats an empty text as
 * none.
 */
export function parseReplicas({ replicas }: IndexSettings): { name: string; virtual: boolean }[] {
  const entries = (replicas ?? []).filter((entry) => entry.trim() !== '');
  return entries.map((entry) => {
    const virtual = VIRTUAL_REPLICA_PATTERN.exec(entry)?.[1];
    return { name: virtual ?? entry, virtual: virtual !== undefined };
  });
}

/** Returns settings without primary and replicas, for copying to another index. */
export function removeReplicaLinks(settings: IndexSettings): IndexSettings {
  const { replicas: _replicas, primary: _primary, ...rest } = settings;
  return rest;
}
