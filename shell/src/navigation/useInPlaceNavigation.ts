import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** State of the history entry of a navigation that keeps the view of the page. */
export const IN_PLACE_STATE = { inPlace: true } as const;

interface ShownView {
  readonly path: string;
  readonly url: string;
  /** React key of the view. Another key creates the view again. */
  readonly key: number;
  /** Whether the view was kept when its URL changed. */
  readonly isKept: boolean;
}

/**
 * Returns the React key of the page's view. The key changes with the URL, except when a navigation
 * keeps the view. Back and forward never keep it, because the fields of the view would show the
 * input of the later page.
 */
export function useInPlaceNavigation({
  path,
  url,
}: {
  readonly path: string;
  readonly url: string;
}) {
  const location = useLocation();
  const isHistoryStep = (useNavigationType() as string) === 'POP';
  const isInPlace =
    !isHistoryStep && (location.state as Partial<typeof IN_PLACE_STATE> | null)?.inPlace === true;
  const [shownView, setShownView] = useState<ShownView>({ path, url, key: 0, isKept: false });
  if (shownView.url === url) return shownView;
  const isKept = isInPlace && shownView.path === path;
  const nextView = { path, url, key: shownView.key + (isKept ? 0 : 1), isKept };
  setShownView(nextView);
  return nextView;
}
