import type { CSSProperties } from 'react';

/**
 * Styles of the dialog with filters. They are part of its script, which loads with the first press
 * on „Filter“: a stylesheet would be loaded by every page. Title and button stay visible while the
 * filters scroll; in windows that are too short for that, the whole dialog scrolls.
 */
export const sheetStyles = {
  dialog: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(9rem, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100vw',
    maxWidth: 'none',
    maxHeight: '90dvh',
    padding: 0,
    margin: 'auto 0 0',
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    color: 'var(--gl-ink)',
    background: 'var(--gl-paper)',
    border: 0,
    borderBlockStart: '5px solid var(--gl-brand)',
    // The backdrop cannot be styled here.
    boxShadow: '0 0 0 100vmax var(--gl-scrim)',
  },
  head: {
    display: 'flex',
    gap: 'var(--gl-space-2)',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: 'var(--gl-space-half) var(--gl-space-1) var(--gl-space-half) var(--gl-gutter)',
    borderBlockEnd: '1px solid var(--gl-line)',
  },
  title: {
    fontFamily: 'var(--gl-font-serif)',
    fontSize: 'var(--gl-text-2)',
    fontWeight: 'var(--gl-weight-headline)',
    lineHeight: 1.2,
  },
  body: { padding: 'var(--gl-space-2) var(--gl-gutter)', overflow: 'auto' },
  foot: {
    padding: 'var(--gl-space-1) var(--gl-gutter)',
    paddingBlockEnd: 'calc(var(--gl-space-1) + env(safe-area-inset-bottom))',
    borderBlockStart: '1px solid var(--gl-line)',
  },
} as const satisfies Readonly<Record<string, CSSProperties>>;
