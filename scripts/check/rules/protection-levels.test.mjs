import { createTestRepository } from '../test/test-repository.mjs';
import { check } from './protection-levels.mjs';

const createRepository = (rows, tables) =>
  createTestRepository({
    'docs/security.md': ['| level | holds | tables |', ...rows],
    'api/src/db/tables/people.ts': tables,
  });
const table = (name, ...columns) =>
  `export const x = pgTable(\n  '${name}',\n  { ${columns.map((column) => `c: text('${column}')`)} });`;
const messages = (repository) => check(repository).map(({ message }) => message);

test('reports a table without a level, with two levels, and a level of a missing table', () => {
  const rows = ['| **open** | all | `fairs`, `twice`, `gone` |', '| **secret** | none | `twice` |'];
  const tables = [table('fairs', 'title'), table('twice'), table('new_one')];
  expect(messages(createRepository(rows, tables))).toEqual([
    'twice must have one level in docs/security.md, but has 2',
    'new_one must have one level in docs/security.md, but has 0',
    'the table gone does not exist',
  ]);
});

test('reports a secret column below the highest level', () => {
  const rows = ['| **own** | some | `orders`, `people` |', '| **secret** | none | `logins` |'];
  const tables = [table('orders', 'iban'), table('people', 'name'), table('logins', 'token_hash')];
  expect(messages(createRepository(rows, tables))).toEqual([
    'orders has the level own but contains iban',
  ]);
});

test('skips repositories without docs/security.md', () =>
  expect(check(createTestRepository({}))).toEqual([]));
