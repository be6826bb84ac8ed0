export const name = 'levels of protection';

const DOCUMENT = 'docs/security.md';
const TABLES = /^api\/src\/db\/tables\/.+\.ts$/;
const TABLE = /\bpgTable\(\s*'(\w+)',/g;
/** A row of the levels: what it is called, what holds, which tables. */
const LEVEL = /^\| \*\*(\w+)\*\*\s*\|[^|]*\|([^|]*)\|/gm;
const NAME = /`(\w+)`/g;
/** Columns that only the highest level may have. */
const SECRET = /'(\w*(?:password|secret|token|iban|sealed)\w*)'/;
const HIGHEST = 'secret';

/** Every table of the database has one level of protection, and secrets stand in the highest. */
export function check(repository) {
  if (!repository.files.includes(DOCUMENT)) return [];
  const levels = levelsOf(repository.read(DOCUMENT));
  const tables = repository.files.filter((file) => TABLES.test(file)).flatMap(tablesIn(repository));
  const known = new Set(tables.map(({ table }) => table));
  const strange = [...levels.keys()].filter((table) => !known.has(table));
  return [
    ...tables.flatMap((table) => faultsOf(table, levels.get(table.table) ?? [])),
    ...strange.map((table) => ({ file: DOCUMENT, message: `there is no table ${table}` })),
  ];
}

/** @returns {Map<string, string[]>} table → its levels */
function levelsOf(text) {
  const pairs = [...text.matchAll(LEVEL)].flatMap(([, level, tables]) =>
    [...tables.matchAll(NAME)].map(([, table]) => ({ table, level })),
  );
  const byTable = Map.groupBy(pairs, ({ table }) => table);
  return new Map([...byTable].map(([table, all]) => [table, all.map(({ level }) => level)]));
}

const tablesIn = (repository) => (file) => {
  const text = repository.read(file);
  const found = [...text.matchAll(TABLE)];
  return found.map(({ index, 1: table }, at) => ({
    file,
    table,
    secret: SECRET.exec(text.slice(index, found[at + 1]?.index))?.[1],
  }));
};

function faultsOf({ file, table, secret }, levels) {
  if (levels.length !== 1) {
    return [{ file, message: `${table} has ${levels.length} levels in ${DOCUMENT}, not one` }];
  }
  if (!secret || levels[0] === HIGHEST) return [];
  return [{ file, message: `${table} is ${levels[0]} and keeps ${secret}` }];
}
