import type { SavedKeys, SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { HttpApi, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';

import { SAVED_COUNT_EVENT } from './saved-count-event.ts';

/** Milliseconds for which the messages about saving are shown. */
const TOAST_LIFE_MS = 8000;

let savedKeys: ReadonlySet<string> = new Set();
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

const getKey = ({ kind, id }: SavedReference) => `${kind}:${id}`;

function setSavedKeys(keys: ReadonlySet<string>): void {
  savedKeys = keys;
  for (const listener of listeners) listener();
  dispatchEvent(new CustomEvent(SAVED_COUNT_EVENT, { detail: keys.size }));
}

/**
 * Requests the keys of all entries on the visitor's watchlist, once for all buttons of a page. If
 * the request fails, nothing counts as saved; saving an entry again is harmless.
 */
function readSavedKeys(http: HttpApi): Promise<void> {
  request ??= http<SavedKeys>('/api/watchlist/summary').then(
    ({ keys }) => setSavedKeys(new Set(keys)),
    () => undefined,
  );
  return request;
}

/**
 * Calls `onChange` with whether the entry is saved: now, and after every change by any button.
 * @returns a function that ends the calls
 */
export function watchSavedEntry(
  http: HttpApi,
  reference: SavedReference,
  onChange: (isSaved: boolean) => void,
): () => void {
  const listener = () => onChange(savedKeys.has(getKey(reference)));
  listeners.add(listener);
  void readSavedKeys(http).then(listener);
  return () => {
    listeners.delete(listener);
    // The next page requests the keys again, because the watchlist page may change them.
    if (listeners.size === 0) request = undefined;
  };
}

/**
 * Saves the entry, or removes it if it is saved. A toast confirms it and offers the way to the
 * watchlist, or to save the entry again.
 * @throws HttpError if the api refuses or does not respond
 */
export async function toggleSavedEntry(
  shell: ShellApi,
  reference: SavedReference,
  title: string,
): Promise<void> {
  await readSavedKeys(shell.http);
  const isSaved = !savedKeys.has(getKey(reference));
  await changeSavedEntry(shell.http, reference, isSaved);
  shell.toasts.add({
    severity: 'success',
    summary: isSaved ? 'Gemerkt' : 'Von der Merkliste genommen',
    detail: title,
    lifeMs: TOAST_LIFE_MS,
    // The toast stays while the pointer is over it.
    onHover: () => {},
    action: isSaved
      ? { label: 'Zur Merkliste', href: paths.watchlist() }
      : {
          label: 'Rückgängig',
          onPress: () =>
            void changeSavedEntry(shell.http, reference, true).catch(() => reportFailure(shell)),
        },
  });
}

async function changeSavedEntry(
  http: HttpApi,
  reference: SavedReference,
  isSaved: boolean,
): Promise<void> {
  const { kind, id } = reference;
  const path = isSaved ? '/api/watchlist' : '/api/watchlist/remove';
  await http(path, { method: 'POST', body: { kind, id } });
  const keys = new Set(savedKeys);
  if (isSaved) keys.add(getKey(reference));
  else keys.delete(getKey(reference));
  setSavedKeys(keys);
  if (kind === 'article') void updateOfflineArticle(id, isSaved);
}

/** Keeps or deletes the text of an article. The watchlist does not depend on it. */
async function updateOfflineArticle(id: string, isSaved: boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  const articles = await import(
    /* webpackChunkName: "offline-articles" */ './offline-articles.browser.ts'
  );
  const path = paths.article(id);
  const update = isSaved ? articles.keepOfflineArticle : articles.deleteOfflineArticle;
  await update(path).catch(() => {});
}

function reportFailure(shell: ShellApi): void {
  shell.toasts.add({
    severity: 'error',
    summary: 'Nicht gemerkt',
    detail: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
    lifeMs: TOAST_LIFE_MS,
  });
}
