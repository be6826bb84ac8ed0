import type { CSSProperties } from 'react';

/**
 * Styles of the dialog. They are part of its script, because only browsers render dialogs: a
 * stylesheet would be loaded by every page. Title and buttons stay visible while the content
 * scrolls; in windows that are too short for that, the whole dialog scrolls.
 */
export const dialogStyles = {
  dialog: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(3rem, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 0,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    color: 'var(--gl-ink)',
    background: 'var(--gl-paper)',
    border: 0,
    borderBlockStart: '5px solid var(--gl-brand)',
    borderRadius: 'var(--gl-radius-1)',
    // Only a stylesheet can colour the backdrop.
    boxShadow: '0 0 0 100vmax var(--gl-scrim)',
  },
  head: {
    display: 'flex',
    gap: 'var(--gl-space-2)',
    alignItems: 'start',
    justifyContent: 'space-between',
    padding: 'var(--gl-space-1) var(--gl-space-1) var(--gl-space-1) var(--gl-space-2)',
  },
  title: {
    paddingBlockStart: '0.5rem',
    fontFamily: 'var(--gl-font-serif)',
    fontSize: 'var(--gl-text-2)',
    fontWeight: 'var(--gl-weight-headline)',
    lineHeight: 1.2,
  },
  close: {
    display: 'grid',
    placeContent: 'center',
    minWidth: 'var(--gl-target)',
    minHeight: 'var(--gl-target)',
    color: 'inherit',
    background: 'transparent',
    border: 0,
    cursor: 'pointer',
  },
  body: { padding: '0 var(--gl-space-2) var(--gl-space-2)', overflow: 'auto' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--gl-space-1) var(--gl-space-2)',
    padding: 'var(--gl-space-1) var(--gl-space-2) var(--gl-space-2)',
  },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** Width in CSS pixels below which the dialog is at the lower edge, within reach of the thumb. */
const NARROW_WINDOW_PX = 640;

/** Returns the styles of the dialog for the width of the window. */
export function getDialogStyle(): CSSProperties {
  return window.innerWidth < NARROW_WINDOW_PX
    ? {
        ...dialogStyles.dialog,
        width: '100vw',
        maxWidth: 'none',
        maxHeight: 'calc(100dvh - 2rem)',
        margin: 'auto 0 0',
      }
    : {
        ...dialogStyles.dialog,
        width: 'min(36rem, calc(100vw - 2rem))',
        maxHeight: 'calc(100dvh - 2rem)',
        margin: 'auto',
      };
}
