import type { Migration } from '#db/migration-files.ts';

import { findCreatedTables, removeCommentsAndStrings } from './migration-statements.ts';

/** A statement in a migration that may block requests for long. */
export interface LockingStatement {
  readonly tag: string;
  readonly statement: string;
  readonly why: string;
}

/** Patterns of statements on one table, whose name is the first group. */
const LOCKING_PATTERNS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\bCREATE\s+(?:UNIQUE\s+)?INDEX\b(?!\s+CONCURRENTLY).*?\bON\s+"?(\w+)"?/isu,
    'blocks writes while it builds the index; use CREATE INDEX CONCURRENTLY IF NOT EXISTS',
  ],
  [
    /\bALTER\s+TABLE\s+"?(\w+)"?.*\bADD\s+CONSTRAINT\b.*\b(?:CHECK|FOREIGN\s+KEY)\b(?!.*\bNOT\s+VALID\b)/isu,
    'blocks writes while it reads all rows; use NOT VALID',
  ],
  [
    /\bALTER\s+TABLE\s+"?(\w+)"?.*\bADD\s+(?:CONSTRAINT\s+"?\w+"?\s+)?(?:UNIQUE|PRIMARY\s+KEY)\b(?!\s+USING\s+INDEX)/isu,
    'blocks everything while it builds the index; use CREATE UNIQUE INDEX CONCURRENTLY',
  ],
  [
    /\bALTER\s+TABLE\s+"?(\w+)"?.*\bALTER\s+COLUMN\b.*\bTYPE\b/isu,
    'rewrites the table; add a column and fill it in batches',
  ],
  [
    /\bALTER\s+TABLE\s+"?(\w+)"?.*\bSET\s+NOT\s+NULL\b/isu,
    'blocks everything while it reads all rows; add a CHECK with NOT VALID',
  ],
  [
    /\bALTER\s+TABLE\s+"?(\w+)"?.*\bADD\s+COLUMN\b.*\b(?:STORED|(?:BIG|SMALL)?SERIAL|IDENTITY|(?:random|gen_random_uuid|clock_timestamp|nextval)\s*\()/isu,
    'rewrites the table; add the column empty and fill it in batches',
  ],
  [
    /^\s*(?:UPDATE|DELETE\s+FROM)\s+"?(\w+)"?/iu,
    'locks all rows that it changes until the migration ends; change them in batches in a task',
  ],
  [
    /\b(?:VACUUM\s+FULL|CLUSTER|LOCK\s+TABLE|REINDEX\s+(?:TABLE|INDEX)(?!\s+CONCURRENTLY))\s+"?(\w+)"?/iu,
    'blocks everything',
  ],
];

/**
 * Finds the statements of a migration that block requests for longer than a moment on a large table.
 * Statements on tables that the same migration creates block nobody.
 */
export function findLockingStatements({
  tag,
  statements,
}: Pick<Migration, 'tag' | 'statements'>): LockingStatement[] {
  const createdTables = findCreatedTables(statements);
  return statements.flatMap((statement) => {
    const text = removeCommentsAndStrings(statement);
    if (/^\s*CREATE\s+(?:OR\s+REPLACE\s+)?(?:FUNCTION|TRIGGER)\b/iu.test(text)) return [];
    const rule = LOCKING_PATTERNS.find(([pattern]) => {
      const table = pattern.exec(text)?.[1];
      return table !== undefined && !createdTables.has(table);
    });
    return rule ? [{ tag, statement: statement.replaceAll(/\s+/gu, ' '), why: rule[1] }] : [];
  });
}
