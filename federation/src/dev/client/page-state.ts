import type { PageState } from '#release/dev-page.ts';
import { PAGE_STATE_EVENT, PAGE_STATE_ID } from '#release/dev-page.ts';

const EMPTY_PAGE_STATE: PageState = { hasProblem: false, faults: [], remotes: [] };

/**
 * Calls `onStateChange` with the state of the first page, and again after each client navigation.
 */
export function watchPageState(onStateChange: (state: PageState) => void): void {
  onStateChange(readFirstPageState());
  document.addEventListener(PAGE_STATE_EVENT, (event) =>
    onStateChange((event as CustomEvent<PageState>).detail),
  );
}

/** Reads the state of the first page from the boot data that the shell's server wrote. */
function readFirstPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : EMPTY_PAGE_STATE;
}
