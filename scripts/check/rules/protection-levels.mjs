export const name = 'protection levels';

const SECURITY_DOC_FILE = 'docs/security.md';
const TABLE_FILE_PATTERN = /^api\/src\/db\/tables\/.+\.ts$/;
const TABLE_DEFINITION_PATTERN = /\bpgTable\(\s*'(\w+)',/g;
/** Matches a table row with the columns level, protections and tables. */
const LEVEL_ROW_PATTERN = /^\| \*\*(\w+)\*\*\s*\|[^|]*\|([^|]*)\|/gm;
const TABLE_NAME_PATTERN = /`(\w+)`/g;
/** Matches column names that only tables with the highest level may have. */
const SECRET_COLUMN_PATTERN = /'(\w*(?:password|secret|token|iban|encrypted)\w*)'/;
const HIGHEST_LEVEL = 'secret';

/**
 * Checks that each database table has one protection level, and that tables with secret columns
 * have the highest one.
 */
export function check(repository) {
  if (!repository.files.includes(SECURITY_DOC_FILE)) return [];
  const levels = getLevelsByTable(repository.read(SECURITY_DOC_FILE));
  const tables = repository.files
    .filter((file) => TABLE_FILE_PATTERN.test(file))
    .flatMap(createTableReader(repository));
  const tableNames = new Set(tables.map(({ table }) => table));
  const unknownTables = [...levels.keys()].filter((table) => !tableNames.has(table));
  return [
    ...tables.flatMap((table) => findProblems(table, levels.get(table.table) ?? [])),
    ...unknownTables.map((table) => ({
      file: SECURITY_DOC_FILE,
      message: `the table ${table} does not exist`,
    })),
  ];
}

/**
 * Reads the protection levels from the text of `docs/security.md`.
 *
 * @returns {Map<string, string[]>} maps each table to its protection levels
 */
function getLevelsByTable(text) {
  const pairs = [...text.matchAll(LEVEL_ROW_PATTERN)].flatMap(([, level, tables]) =>
    [...tables.matchAll(TABLE_NAME_PATTERN)].map(([, table]) => ({ table, level })),
  );
  const pairsByTable = Map.groupBy(pairs, ({ table }) => table);
  return new Map([...pairsByTable].map(([table, all]) => [table, all.map(({ level }) => level)]));
}

const createTableReader = (repository) => (file) => {
  const text = repository.read(file);
  const found = [...text.matchAll(TABLE_DEFINITION_PATTERN)];
  return found.map(({ index, 1: table }, position) => ({
    file,
    table,
    secret: SECRET_COLUMN_PATTERN.exec(text.slice(index, found[position + 1]?.index))?.[1],
  }));
};

function findProblems({ file, table, secret }, levels) {
  if (levels.length !== 1) {
    return [
      {
        file,
        message: `${table} must have one level in ${SECURITY_DOC_FILE}, but has ${levels.length}`,
      },
    ];
  }
  if (!secret || levels[0] === HIGHEST_LEVEL) return [];
  return [{ file, message: `${table} has the level ${levels[0]} but contains ${secret}` }];
}
