import { LRUCache } from 'lru-cache';
import type { ViewComponent } from '#page/view-component.ts';

/** Maximum size of all kept HTML in bytes, about 2000 articles. */
const MAX_BYTES = 32 * 1024 * 1024;
/**
 * Milliseconds for which HTML is kept. Views of static parts depend on their props only, except that
 * a few show how long ago something was; cached pages are as old.
 */
const MAX_AGE_MS = 60_000;
/** Maximum number of characters of a path with kept HTML, so that callers cannot fill the memory. */
const MAX_PATH_CHARACTERS = 200;
/** Bytes per character of a string that contains a character outside Latin-1. */
const BYTES_PER_CHARACTER = 2;

/** What the HTML of a static part depends on. */
export interface StaticPart {
  readonly View: ViewComponent;
  readonly props: object;
  /** Id of the part on its page, from which React creates the ids of elements. */
  readonly id: string;
  readonly path: string;
  readonly appMode: boolean;
}

interface KeptHtml {
  readonly html: string;
  /** Time of the render in milliseconds, as `performance.now()`. */
  readonly renderedAt: number;
}

const keptHtml = new LRUCache<string, KeptHtml>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html }, key) => (html.length + key.length) * BYTES_PER_CHARACTER,
});

/**
 * Returns the HTML of a static part, rendered once for the same view and the same props: the objects
 * themselves, not equal ones. Content that was published and not changed is the same object, so that
 * a part of it is rendered once and not for each page. Data that was loaded for one visitor is a new
 * object for each page; its HTML is never kept.
 */
export function renderStaticPartOnce(part: StaticPart, render: () => string): string {
  const key = createKey(part);
  if (key === undefined) return render();
  const kept = keptHtml.get(key);
  const now = performance.now();
  if (kept && now - kept.renderedAt < MAX_AGE_MS) return kept.html;
  const html = render();
  keptHtml.set(key, { html, renderedAt: now });
  return html;
}

/**
 * Returns the key of a part; undefined if its HTML must not be kept. That is the case when a prop is
 * seen for the first time, because most objects are never seen again.
 */
function createKey({ View, props, id, path, appMode }: StaticPart): string | undefined {
  if (path.length > MAX_PATH_CHARACTERS) return undefined;
  let key = `${id} ${appMode} ${path} `;
  let isKnown = true;
  for (const value of [View, ...Object.values(props)] as unknown[]) {
    if (value === undefined) {
      key += '- ';
      continue;
    }
    if (!isObject(value)) return undefined;
    const number = objectNumbers.get(value);
    if (number === undefined) isKnown = false;
    key += `${number ?? assignNumber(value)} `;
  }
  return isKnown ? key : undefined;
}

/** Numbers that stand for objects in keys. They are never used again for another object. */
const objectNumbers = new WeakMap<object, number>();
let lastNumber = 0;

function assignNumber(value: object): number {
  lastNumber += 1;
  objectNumbers.set(value, lastNumber);
  return lastNumber;
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
