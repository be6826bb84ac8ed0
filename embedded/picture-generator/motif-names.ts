import { registry } from './motifs/registry.ts';

/** The names of all motifs in alphabetical order. */
export const motifNames: readonly string[] = Object.keys(registry).toSorted();
