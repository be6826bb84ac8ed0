import { createHash } from 'node:crypto';
import type { SlotDefinition, SlotName } from '@gruenland/shared-contracts/slot.ts';
import type { LiveRelease, OwnedBlock, OwnedSlot, Snapshot } from './snapshot.ts';

/**
 * Combines releases into a snapshot. If two remotes define the same block or slot, the first in
 * configuration order wins and `onConflict` is called. Any other block with the same name takes
 * precedence over a fallback block.
 */
export function buildSnapshot(
  shellId: string,
  releases: ReadonlyMap<string, LiveRelease>,
  onConflict: (part: string, owner: string, refusedOwner: string) => void = () => {},
): Snapshot {
  const blocks = new Map<string, OwnedBlock>();
  const slots = new Map<SlotName, OwnedSlot>();
  for (const release of releases.values()) {
    for (const [name, definition] of Object.entries(release.blocks)) {
      const existingBlock = blocks.get(name);
      if (!existingBlock || existingBlock.definition.fallback)
        blocks.set(name, { release, definition });
      else if (!definition.fallback)
        onConflict(`block ${name}`, existingBlock.release.name, release.name);
    }
    for (const [name, definition] of getSlotEntries(release)) {
      const owner = slots.get(name)?.release.name;
      if (owner) onConflict(`slot ${name}`, owner, release.name);
      else slots.set(name, { release, definition });
    }
  }
  return { combination: computeCombination(shellId, releases), releases, blocks, slots };
}

function getSlotEntries(release: LiveRelease): [SlotName, SlotDefinition][] {
  return Object.entries(release.slots) as [SlotName, SlotDefinition][];
}

function computeCombination(shellId: string, releases: ReadonlyMap<string, LiveRelease>): string {
  const parts = [...releases.values()].map((release) => `${release.name}@${release.id}`).toSorted();
  return createHash('sha256')
    .update([shellId, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
