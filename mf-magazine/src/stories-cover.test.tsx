import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import remote from './remote.tsx';
import { stories } from './stories.tsx';

/**
 * Collects the types of all elements in the tree of a component example; the elements are not
 * rendered.
 */
function collectTypes(node: ReactNode, found: Set<unknown> = new Set()): Set<unknown> {
  if (Array.isArray(node)) for (const child of node) collectTypes(child as ReactNode, found);
  if (!isValidElement(node)) return found;
  found.add(node.type);
  for (const value of Object.values(node.props as object)) collectTypes(value as ReactNode, found);
  return found;
}

test('every block and every page part has a component example', async () => {
  const shown = new Set<unknown>();
  for (const { view } of stories) {
    shown.add(view);
    collectTypes((view as () => ReactNode)(), shown);
  }
  const missing: string[] = [];
  for (const [name, block] of Object.entries(remote.blocks)) {
    // This definition only expands unknown blocks; it renders nothing itself.
    if (name === UNKNOWN_BLOCK) continue;
    if (!shown.has(await block.view())) missing.push(name);
  }
  expect(missing).toEqual([]);
});
