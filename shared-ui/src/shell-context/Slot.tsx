import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import { RenderContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';
import type { ReactNode } from 'react';

export interface SlotPlaceProps {
  /** The id under which the page's loader asked for the slot. */
  readonly id: string;
  readonly name: SlotName;
  /** Shown while the slot's remote is away or failed, and outside the shell. */
  readonly fallback?: ReactNode;
}

/** The place of a part that another remote owns. */
export function Slot({ id, name, fallback = null }: SlotPlaceProps) {
  const context = useContext(RenderContext);
  if (!context) return fallback;
  return <context.Slot id={id} name={name} fallback={fallback} />;
}
