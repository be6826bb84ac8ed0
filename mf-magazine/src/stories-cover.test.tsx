import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import remote from './remote.tsx';
import { stories } from './stories.tsx';

/**
 * Collects the types of all elements in the tree of a component example. Does not render the
 * elements.
 */
function collectTypes(node: ReactNode, foundTypes: Set<unknown> = new Set()): Set<unknown> {
  if (Array.isArray(node)) for (const child of node) collectTypes(child as ReactNode, foundTypes);
  if (!isValidElement(node)) return foundTypes;
  foundTypes.add(node.type);
  for (const value of Object.values(node.props as object))
    collectTypes(value as ReactNode, foundTypes);
  return foundTypes;
}

test('every block has a component example', async () => {
  const shownTypes = new Set<unknown>();
  for (const { view } of stories) {
    shownTypes.add(view);
    collectTypes((view as () => ReactNode)(), shownTypes);
  }
  const blockNamesWithoutExample: string[] = [];
  for (const [name, block] of Object.entries(remote.blocks)) {
    // This definition only expands unknown blocks and renders nothing, so it needs no example.
    if (name === UNKNOWN_BLOCK) continue;
    if (!shownTypes.has(await block.view())) blockNamesWithoutExample.push(name);
  }
  expect(blockNamesWithoutExample).toEqual([]);
});
