/** Key of the chosen topics in localStorage. The consent registry lists this key. */
const STORAGE_KEY = 'gl_themen';
const MAX_STORED_TOPICS = 50;
const listeners = new Set<() => void>();
const NO_TOPICS: ReadonlySet<string> = new Set();

let cachedTopics:
  | { readonly text: string | null; readonly topics: ReadonlySet<string> }
  | undefined;

/**
 * Returns the uuids of the topics chosen on this device. Returns an empty set when storage is
 * unavailable.
 */
export function getChosenTopics(): ReadonlySet<string> {
  const text = readStoredText();
  if (cachedTopics?.text !== text) cachedTopics = { text, topics: parseTopics(text) };
  return cachedTopics?.topics ?? NO_TOPICS;
}

/** Returns the server snapshot for `useSyncExternalStore`: no topics. */
export function getTopicsServerSnapshot(): ReadonlySet<string> {
  return NO_TOPICS;
}

/** Stores the chosen topics on this device. Removes the stored entry when the set is empty. */
export function saveChosenTopics(topics: ReadonlySet<string>): void {
  try {
    if (topics.size === 0) window.localStorage.removeItem(STORAGE_KEY);
    else
      window.localStorage.setItem(
        STORAGE_KEY,
        JSON.stringify([...topics].slice(0, MAX_STORED_TOPICS)),
      );
  } catch {
    // When storage is unavailable, the choice is not stored, but the page still works.
  }
  for (const listener of listeners) listener();
}

/**
 * Calls the listener when the chosen topics change in this tab or in another one. Returns the
 * unsubscribe function.
 */
export function subscribeToTopics(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readStoredText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function parseTopics(text: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? new Set(value.filter((entry) => typeof entry === 'string'))
      : NO_TOPICS;
  } catch {
    return NO_TOPICS;
  }
}
