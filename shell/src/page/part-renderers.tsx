import { BlockList } from './BlockList.tsx';
import { SlotView } from './SlotView.tsx';

/** How remotes get regions and slots rendered: they name them, the shell renders. */
export const partRenderers = { BlockRegion: BlockList, Slot: SlotView } as const;
