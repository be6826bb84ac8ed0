import { repositoryWith } from '../test/repository-of.mjs';
import { check } from './protection-levels.mjs';

const house = (rows, tables) =>
  repositoryWith({
    'docs/security.md': ['| level | holds | tables |', ...rows],
    'api/src/db/tables/people.ts': tables,
  });
const table = (name, ...columns) =>
  `export const x = pgTable(\n  '${name}',\n  { ${columns.map((column) => `c: text('${column}')`)} });`;
const messages = (repository) => check(repository).map(({ message }) => message);

test('a table without a level, with two, and one that has gone', () => {
  const rows = ['| **open** | all | `fairs`, `twice`, `gone` |', '| **secret** | none | `twice` |'];
  const tables = [table('fairs', 'title'), table('twice'), table('new_one')];
  expect(messages(house(rows, tables))).toEqual([
    'twice has 2 levels in docs/security.md, not one',
    'new_one has 0 levels in docs/security.md, not one',
    'there is no table gone',
  ]);
});

test('a secret below the highest level', () => {
  const rows = ['| **own** | some | `orders`, `people` |', '| **secret** | none | `logins` |'];
  const tables = [table('orders', 'iban'), table('people', 'name'), table('logins', 'token_hash')];
  expect(messages(house(rows, tables))).toEqual(['orders is own and keeps iban']);
});

test('a house without the document', () => expect(check(repositoryWith({}))).toEqual([]));
