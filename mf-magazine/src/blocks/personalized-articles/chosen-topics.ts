/** Key in the browser's storage; named in the consent registry. */
const KEY = 'gl_themen';
const MOST = 50;
const listeners = new Set<() => void>();
const NONE: ReadonlySet<string> = new Set();

let read: { readonly text: string | null; readonly topics: ReadonlySet<string> } | undefined;

/** Uuids of topics chosen on this device; nothing where storage is off. */
export function chosenTopics(): ReadonlySet<string> {
  const text = storedText();
  if (read?.text !== text) read = { text, topics: topicsIn(text) };
  return read?.topics ?? NONE;
}

/** On the server nobody has chosen anything. */
export function noTopics(): ReadonlySet<string> {
  return NONE;
}

/** Keeps the choice; an empty one leaves no trace. */
export function chooseTopics(topics: ReadonlySet<string>): void {
  try {
    if (topics.size === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify([...topics].slice(0, MOST)));
  } catch {
    // Storage is off: the choice cannot be kept, the page works on.
  }
  for (const listener of listeners) listener();
}

/** Hears of changes, in other tabs too. */
export function watchTopics(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function topicsIn(text: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? new Set(value.filter((entry) => typeof entry === 'string'))
      : NONE;
  } catch {
    return NONE;
  }
}
