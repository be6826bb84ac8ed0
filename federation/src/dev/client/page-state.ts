import type { PageState } from '#release/dev-page.ts';
import { PAGE_STATE_EVENT, PAGE_STATE_ID } from '#release/dev-page.ts';

const EMPTY_STATE: PageState = { hasProblem: false, faults: [], remotes: [] };

/** Calls `onStateChange` for the first page, and after each client navigation. */
export function watchPageState(onStateChange: (state: PageState) => void): void {
  onStateChange(readFirstState());
  document.addEventListener(PAGE_STATE_EVENT, (event) =>
    onStateChange((event as CustomEvent<PageState>).detail),
  );
}

/** Reads the state of the first page from the boot data that the shell's server wrote. */
function readFirstState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : EMPTY_STATE;
}
