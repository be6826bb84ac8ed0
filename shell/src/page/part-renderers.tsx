import { BlockList } from './BlockList.tsx';
import { SlotView } from './SlotView.tsx';

/** Components through which remotes render regions and slots. */
export const partRenderers = { BlockRegion: BlockList, Slot: SlotView } as const;
