import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import { RenderContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';
import type { ReactNode } from 'react';

export interface SlotPlaceProps {
  /** Slot id from the page's loader. */
  readonly id: string;
  readonly name: SlotName;
  /** Shown while the slot's remote is unavailable or failed, and outside the shell. */
  readonly fallback?: ReactNode;
}

/** Renders a slot that another remote provides. */
export function Slot({ id, name, fallback = null }: SlotPlaceProps) {
  const context = useContext(RenderContext);
  if (!context) return fallback;
  return <context.Slot id={id} name={name} fallback={fallback} />;
}
