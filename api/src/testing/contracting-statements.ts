import type { MigrationFile } from './migration-files.ts';

/** A migration statement that may break an api of the previous release. */
export interface ContractingStatement {
  readonly tag: string;
  readonly statement: string;
  readonly why: string;
}

const RULES: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bDROP\s+(?:TABLE|COLUMN|VIEW|TYPE|SCHEMA|SEQUENCE|FUNCTION|TRIGGER)\b/iu, 'takes away'],
  [/\bDROP\s+INDEX\b/iu, 'takes an index away, which an ON CONFLICT may name'],
  [/\bRENAME\b/iu, 'renames'],
  [/\bALTER\s+COLUMN\b.*\b(?:SET\s+DATA\s+)?TYPE\b/isu, 'changes a type'],
  [/\bSET\s+NOT\s+NULL\b/iu, 'asks for what old writers leave out'],
  [/\bDROP\s+NOT\s+NULL\b/iu, 'lets old readers find nothing'],
  [/\bDROP\s+DEFAULT\b/iu, 'asks for what old writers leave out'],
  [/\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/isu, 'asks for what old writers leave out'],
  [/\bTRUNCATE\b|\bDELETE\s+FROM\b/iu, 'deletes'],
];
/** New constraints; they are safe only on tables that the previous release does not write to. */
const BOUNDS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bCREATE\s+UNIQUE\s+INDEX\b.*?\bON\s+"?(\w+)"?/isu, 'refuses what old writers may write'],
  [
    /\bALTER\s+TABLE\s+"?(\w+)"?\s+ADD\s+CONSTRAINT\b.*\b(?:UNIQUE|CHECK|FOREIGN\s+KEY)\b/isu,
    'refuses what old writers may write',
  ],
  [/\bCREATE\s+TRIGGER\b.*\bBEFORE\b.*?\bON\s+"?(\w+)"?/isu, 'stands before old writers'],
];

/** Removes comments and the contents of string literals, which may contain SQL keywords. */
const plain = (statement: string): string =>
  statement.replace(/--[^\n]*/gu, ' ').replace(/'(?:[^']|'')*'/gu, "''");

const tablesMade = (statements: readonly string[]): ReadonlySet<string> =>
  new Set(
    statements.flatMap((statement) => {
      const made = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/iu.exec(plain(statement));
      return made?.[1] ? [made[1]] : [];
    }),
  );

/** All statements of a migration that do more than add something. */
export function contractingStatements({ tag, statements }: MigrationFile): ContractingStatement[] {
  const made = tablesMade(statements);
  return statements.flatMap((statement) => {
    const text = plain(statement);
    // Creating a function removes nothing, whatever its body contains.
    if (/^\s*CREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\b/iu.test(text)) return [];
    const isOnNewTable = [...made].some((table) =>
      new RegExp(`ALTER\\s+TABLE\\s+"${table}"`, 'iu').test(text),
    );
    const rule = isOnNewTable ? undefined : RULES.find(([pattern]) => pattern.test(text));
    const bound = BOUNDS.find(([pattern]) => {
      const table = pattern.exec(text)?.[1];
      return table !== undefined && !made.has(table);
    });
    const why = rule?.[1] ?? bound?.[1];
    return why ? [{ tag, statement: statement.replaceAll(/\s+/gu, ' '), why }] : [];
  });
}
