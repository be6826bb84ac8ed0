import type { Migration } from '#db/migration-files.ts';

import { findCreatedTables, removeCommentsAndStrings } from './migration-statements.ts';

/** A statement in a migration that may break the previous release of the api. */
export interface BreakingStatement {
  readonly tag: string;
  readonly statement: string;
  readonly why: string;
}

const BREAKING_PATTERNS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\bDROP\s+(?:TABLE|COLUMN|VIEW|TYPE|SCHEMA|SEQUENCE|FUNCTION|TRIGGER)\b/iu,
    'removes something that old readers use',
  ],
  [/\bDROP\s+INDEX\b/iu, 'removes an index that an ON CONFLICT may name'],
  [/\bRENAME\b/iu, 'renames something that old code uses'],
  [/\bALTER\s+COLUMN\b.*\b(?:SET\s+DATA\s+)?TYPE\b/isu, 'changes a column type'],
  [/\bSET\s+NOT\s+NULL\b/iu, 'requires a value that old writers omit'],
  [/\bDROP\s+NOT\s+NULL\b/iu, 'allows null, which old readers do not expect'],
  [/\bDROP\s+DEFAULT\b/iu, 'requires a value that old writers omit'],
  [
    /\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/isu,
    'requires a value that old writers omit',
  ],
  [/\bTRUNCATE\b|\bDELETE\s+FROM\b/iu, 'deletes rows'],
];
/**
 * Patterns of statements that add a constraint. They are safe only for tables to which the previous
 * release does not write.
 */
const CONSTRAINT_PATTERNS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bCREATE\s+UNIQUE\s+INDEX\b.*?\bON\s+"?(\w+)"?/isu, 'rejects rows that old writers may insert'],
  [
    /\bALTER\s+TABLE\s+"?(\w+)"?\s+ADD\s+CONSTRAINT\b.*\b(?:UNIQUE|CHECK|FOREIGN\s+KEY)\b/isu,
    'rejects rows that old writers may insert',
  ],
  [
    /\bCREATE\s+TRIGGER\b.*\bBEFORE\b.*?\bON\s+"?(\w+)"?/isu,
    'may reject or change rows of old writers',
  ],
];

/** Finds the statements of a migration that may break the previous release of the api. */
export function findBreakingStatements({
  tag,
  statements,
}: Pick<Migration, 'tag' | 'statements'>): BreakingStatement[] {
  const createdTables = findCreatedTables(statements);
  return statements.flatMap((statement) => {
    const text = removeCommentsAndStrings(statement);
    // The body of a function may contain breaking patterns, but creating the function removes
    // nothing.
    if (/^\s*CREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\b/iu.test(text)) return [];
    const isOnNewTable = [...createdTables].some((table) =>
      new RegExp(`ALTER\\s+TABLE\\s+"${table}"`, 'iu').test(text),
    );
    const rule = isOnNewTable
      ? undefined
      : BREAKING_PATTERNS.find(([pattern]) => pattern.test(text));
    const constraintRule = CONSTRAINT_PATTERNS.find(([pattern]) => {
      const table = pattern.exec(text)?.[1];
      return table !== undefined && !createdTables.has(table);
    });
    const reason = rule?.[1] ?? constraintRule?.[1];
    return reason ? [{ tag, statement: statement.replaceAll(/\s+/gu, ' '), why: reason }] : [];
  });
}
