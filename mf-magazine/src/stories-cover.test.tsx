import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import remote from './remote.tsx';
import { stories } from './stories.tsx';

/** Types of all elements that stand in a story itself; what these render is not looked at. */
function typesIn(node: ReactNode, found: Set<unknown> = new Set()): Set<unknown> {
  if (Array.isArray(node)) for (const child of node) typesIn(child as ReactNode, found);
  if (!isValidElement(node)) return found;
  found.add(node.type);
  for (const value of Object.values(node.props as object)) typesIn(value as ReactNode, found);
  return found;
}

test('every block and every part of a page is shown by a story', async () => {
  const shown = new Set<unknown>();
  for (const { view } of stories) {
    shown.add(view);
    typesIn((view as () => ReactNode)(), shown);
  }
  const missing: string[] = [];
  for (const [name, block] of Object.entries(remote.blocks)) {
    // Tells of blocks that nobody knows; there is nothing to see of it.
    if (name === UNKNOWN_BLOCK) continue;
    if (!shown.has(await block.view())) missing.push(name);
  }
  expect(missing).toEqual([]);
});
