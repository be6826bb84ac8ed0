import type { CSSProperties } from 'react';

/**
 * Styles of the viewer. They are part of its script, which loads with the first click on a picture:
 * a stylesheet would be loaded by every page.
 */
export const viewerStyles = {
  dialog: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(min-content, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    padding: 0,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    color: 'var(--gl-ink)',
    background: 'var(--gl-paper)',
    border: 0,
  },
  head: {
    display: 'flex',
    gap: 'var(--gl-space-2)',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: 'var(--gl-space-1) var(--gl-space-1) var(--gl-space-1) var(--gl-gutter)',
  },
  count: { fontWeight: 'var(--gl-weight-strong)', fontVariantNumeric: 'tabular-nums' },
  track: {
    display: 'grid',
    gridAutoColumns: '100%',
    gridAutoFlow: 'column',
    gridArea: '2 / 1',
    padding: 0,
    overflow: 'auto hidden',
    overscrollBehavior: 'contain',
    outlineOffset: '-3px',
    listStyle: 'none',
    scrollBehavior: 'smooth',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
  },
  entry: { display: 'grid', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  slide: { display: 'grid', gridTemplateRows: 'minmax(9rem, 1fr) auto' },
  frame: { position: 'relative' },
  picture: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
  },
  caption: {
    maxWidth: 'var(--gl-measure)',
    padding: 'var(--gl-space-1) var(--gl-gutter) var(--gl-space-2)',
    marginInline: 'auto',
    fontSize: 'var(--gl-text-small)',
    lineHeight: 1.4,
  },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** Returns the styles of a paging button, which lies above the positioned pictures. */
export function getPagingButtonStyle(side: 'start' | 'end', isDisabled: boolean): CSSProperties {
  return {
    position: 'relative',
    gridArea: '2 / 1',
    alignSelf: 'center',
    justifySelf: side,
    marginInline: 'var(--gl-space-1)',
    color: isDisabled ? 'var(--gl-muted)' : 'var(--gl-ink)',
    background: 'var(--gl-paper)',
    border: `1px solid ${isDisabled ? 'var(--gl-line)' : 'var(--gl-ink)'}`,
    cursor: isDisabled ? 'default' : 'pointer',
  };
}
