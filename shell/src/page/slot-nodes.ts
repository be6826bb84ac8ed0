import { createContext } from 'react';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';

/** Slots of the current page by id. */
export const SlotNodesContext = createContext<Readonly<Record<string, SlotNode>>>({});
