import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { arrangeBody } from './arrange-body.ts';

const createBlock = (name: string): RawBlock => ({
  _uid: name,
  component: name.startsWith('box') ? 'info_box' : name.startsWith('text') ? 'rich_text' : 'image',
});
const arrange = (names: readonly string[]) =>
  arrangeBody(names.map(createBlock), 'artikel').blocks.map(({ _uid }) => _uid);

test.each([
  [
    ['text-1', 'text-2', 'box'],
    ['text-1', 'box', 'text-2'],
  ],
  [
    ['text-1', 'box', 'text-2'],
    ['text-1', 'box', 'text-2'],
  ],
  [
    ['text-1', 'text-2', 'image', 'box'],
    ['text-1', 'text-2', 'image', 'box'],
  ],
  [
    ['text-1', 'box'],
    ['text-1', 'box'],
  ],
  [['box'], ['box']],
  [[], []],
])('a box at the end stands beside the last text: %j', (names, expected) => {
  expect(arrange(names)).toEqual(expected);
});
