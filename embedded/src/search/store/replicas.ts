import type { IndexSettings } from '#search/params/search-params.ts';

const VIRTUAL = /^virtual\((.+)\)$/u;

/** Parses `replicas`: names, or `virtual(name)`; an empty text means none (Algolia). */
export function replicaNames({ replicas }: IndexSettings): { name: string; virtual: boolean }[] {
  const given = (replicas ?? []).filter((entry) => entry.trim() !== '');
  return given.map((entry) => {
    const virtual = VIRTUAL.exec(entry)?.[1];
    return { name: virtual ?? entry, virtual: virtual !== undefined };
  });
}

/** Settings without primary and replicas, for copying to another index. */
export function withoutLinks(settings: IndexSettings): IndexSettings {
  const { replicas: _replicas, primary: _primary, ...rest } = settings;
  return rest;
}
