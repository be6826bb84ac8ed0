import type { CompactTeaser } from '#model/compact-teaser.ts';

/**
 * Steps that were loaded in this tab, so that somebody who comes back from an article finds the
 * list as long as it was. Written in the browser only.
 */
const loaded = new Map<string, readonly CompactTeaser[]>();

/** Articles loaded before, beyond the first step. */
export function loadedBefore(key: string): readonly CompactTeaser[] {
  return loaded.get(key) ?? [];
}

/** Keeps what was loaded. */
export function keepLoaded(key: string, articles: readonly CompactTeaser[]): void {
  loaded.set(key, articles);
}
