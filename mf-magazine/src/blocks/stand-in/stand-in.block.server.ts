import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { parsed } from '../parse-result.ts';
import { staticBlock } from '../static-block.ts';
import { StandIn } from './StandIn.tsx';

/** A block of another remote: this one yields to it and speaks only while it is away. */
export function standIn(what: string): BlockDefinition {
  return { ...staticBlock({ parse: () => parsed({ what }), view: StandIn }), fallback: true };
}
