import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import { parseCriterion } from './parse-criterion.ts';
import type { Criterion } from './parse-criterion.ts';

const NEEDS_FOLDER = join(import.meta.dirname, 'needs');

/** Grades of a document for a need; a document without a grade has grade 0. */
export const GRADES = [3, 2, 1] as const;

export type Grade = (typeof GRADES)[number];

/** What a person looks for, the queries that the person types, and how documents are graded. */
export interface SearchNeed {
  readonly kind: SearchKind;
  readonly queries: readonly string[];
  readonly rules: readonly { readonly grade: Grade; readonly criterion: Criterion }[];
}

/** Reads the needs from the files in `needs`. @throws Error for an invalid line */
export function readNeeds(): readonly SearchNeed[] {
  return readdirSync(NEEDS_FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => {
      const kind = SEARCH_KINDS.find((searchKind) => searchKind === name.split('.')[0]);
      if (!kind) throw new Error(`${name} does not begin with a kind of results`);
      return parseNeeds(kind, readFileSync(join(NEEDS_FOLDER, name), 'utf8'));
    });
}

/** Parses the needs of one file. The format is described in `README.md`. */
export function parseNeeds(kind: SearchKind, text: string): readonly SearchNeed[] {
  const needs: { kind: SearchKind; queries: string[]; rules: SearchNeed['rules'][number][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const rest = line.slice(1).trim();
    if (line.startsWith('?')) {
      needs.push({ kind, queries: rest.split(';').map((query) => query.trim()), rules: [] });
      continue;
    }
    const grade = GRADES.find((each) => line.startsWith(`${each} `));
    const need = needs.at(-1);
    if (grade === undefined || !need) throw new Error(`invalid line in the golden set: ${line}`);
    need.rules.push({ grade, criterion: parseCriterion(rest) });
  }
  return needs;
}
