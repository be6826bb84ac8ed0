/** Removes comments and the contents of string literals, which may contain SQL keywords. */
export const removeCommentsAndStrings = (statement: string): string =>
  statement.replace(/--[^\n]*/gu, ' ').replace(/'(?:[^']|'')*'/gu, "''");

/** Returns the names of the tables that a migration creates. */
export const findCreatedTables = (statements: readonly string[]): ReadonlySet<string> =>
  new Set(
    statements.flatMap((statement) => {
      const createTableMatch = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/iu.exec(
        removeCommentsAndStrings(statement),
      );
      return createTableMatch?.[1] ? [createTableMatch[1]] : [];
    }),
  );
