import { readSource } from './read-source.mjs';

const namesOf = (file, text) => readSource(file, text).names.map(({ name }) => name);

test('lists functions, parameters, variables, types, members and bindings', () => {
  const text = `
    export interface Price { readonly cents: number; 'data-key': string }
    type Unit = 'kg';
    export function readPrice({ amount: value, ...rest }: Price, [first]: string[] = []) {
      const total = value + 1;
      return { total, rest, first };
    }
    class Store { #rows = 1; find(id: string) {} }`;
  expect(namesOf('a.ts', text).toSorted()).toEqual(
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

test('joins line comments below each other and cleans block comments', () => {
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
    { text: 'One\nsentence.', line: 1 },
    { text: 'trailing', line: 3 },
    { text: 'Block.\n\nSecond.', line: 4 },
  ]);
});

test('reads class names and comments of a stylesheet', () => {
  const { names, comments } = readSource(
    'a.module.css',
    '/* Grid. */\n.card:hover .title { color: red; }\n',
  );
  expect(names.map(({ name }) => name)).toEqual(['card', 'title']);
  expect(comments).toEqual([{ text: 'Grid.', line: 1 }]);
});
