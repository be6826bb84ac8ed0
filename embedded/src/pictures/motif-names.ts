import { registry } from './motifs/registry.ts';

/** The names of all motifs, alphabetically. */
export const motifNames: readonly string[] = Object.keys(registry).toSorted();
