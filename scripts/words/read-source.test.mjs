import { readSource } from './read-source.mjs';

const getNames = (file, text) => readSource(file, text).names.map(({ name }) => name);

test('reads functions, parameters, variables, types, members and destructured names', () => {
  const text = `
    export interface Price { readonly cents: number; 'data-key': string }
    type Unit = 'kg';
    export function readPrice({ amount: value, ...rest }: Price, [first]: string[] = []) {
      const total = value + 1;
      return { total, rest, first };
    }
    class Store { #rows = 1; find(id: string) {} }`;
  expect(getNames('a.ts', text).toSorted()).toEqual(
    [
      'Price',
      'Store',
      'Unit',
      'cents',
      'find',
      'first',
      'id',
      'readPrice',
      'rest',
      'rows',
      'total',
      'value',
    ].toSorted(),
  );
});

test('reads keys of object literals, but no computed and no quoted ones', () => {
  const { keys } = readSource(
    'a.ts',
    "run({ price: 1, 'a-b': 2, [unit]: 3, total }, ({ cents: c }) => c);",
  );
  expect(keys.map(({ name }) => name)).toEqual(['price', 'cents']);
});

test('joins consecutive line comments and removes the markers of block comments', () => {
  const text = `// One
// sentence.
const a = 1; // trailing
/**
 * Block.
 *
 * Second.
 */
let b;`;
  expect(readSource('a.mjs', text).comments).toEqual([
    { text: 'One\nsentence.', line: 1, nextLine: 3 },
    { text: 'trailing', line: 3, nextLine: 3 },
    { text: 'Block.\n\nSecond.', line: 4, nextLine: 9 },
  ]);
});

test('reads class names and comments of a stylesheet', () => {
  const { names, comments } = readSource(
    'a.module.css',
    '/* Grid. */\n.card:hover .title { color: red; /* Alarm. */ }\n',
  );
  expect(names.map(({ name }) => name)).toEqual(['card', 'title']);
  expect(comments).toEqual([
    { text: 'Grid.', line: 1, nextLine: 2 },
    { text: 'Alarm.', line: 2, nextLine: 2 },
  ]);
});
