import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import { RenderContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';
import type { ReactNode } from 'react';

export interface SlotComponentProps {
  /** Slot id, set by the page's loader. */
  readonly id: string;
  readonly name: SlotName;
  /** Shown while the slot's remote is unavailable or failed, and outside the shell. */
  readonly fallback?: ReactNode;
}

/** Renders a slot: a place on the page that another remote fills. */
export function Slot({ id, name, fallback = null }: SlotComponentProps) {
  const context = useContext(RenderContext);
  if (!context) return fallback;
  return <context.Slot id={id} name={name} fallback={fallback} />;
}
