import { LRUCache } from 'lru-cache';
import type { ViewComponent } from '#page/view-component.ts';
import { listClasses } from '#server/styles/list-classes.ts';

/** Maximum size of all kept HTML in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;
/**
 * Milliseconds for which HTML is kept. Views of static parts depend on their props only, except that
 * a few show how long ago something was. These are up to a minute older than their page.
 */
const MAX_AGE_MS = 60_000;
/** Maximum number of characters of a path with kept HTML, so that callers cannot fill the memory. */
const MAX_PATH_CHARACTERS = 200;
/** Maximum number of fields of data that is part of a key. */
const MAX_RECORD_FIELDS = 4;
/** Bytes per character of a string that contains a character outside Latin-1. */
const BYTES_PER_CHARACTER = 2;
/** Bytes per character of a string and its UTF-8 bytes. */
const BYTES_PER_ENCODED_CHARACTER = 3;

/** What the HTML of a static part depends on. */
export interface StaticPart {
  readonly View: ViewComponent;
  readonly props: object;
  /** Id of the part on its page, from which React creates the ids of elements. */
  readonly id: string;
  readonly path: string;
  readonly appMode: boolean;
}

/** HTML as UTF-8, and the classes in it. */
export interface EncodedHtml {
  readonly bytes: Buffer;
  readonly classes: ReadonlySet<string>;
}

interface KeptHtml {
  readonly html: string;
  /** Time of the render in milliseconds, as `performance.now()`. */
  readonly renderedAt: number;
  encoded?: EncodedHtml;
}

const keptByKey = new LRUCache<string, KeptHtml>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html }, key) =>
    html.length * BYTES_PER_ENCODED_CHARACTER + key.length * BYTES_PER_CHARACTER,
  dispose: (kept) => {
    if (keptByHtml.get(kept.html) === kept) keptByHtml.delete(kept.html);
  },
});
/** Entries of {@link keptByKey} by their HTML. */
const keptByHtml = new Map<string, KeptHtml>();

/**
 * Returns the HTML of a static part, rendered once for the same view and the same props. Objects must
 * be the same and not only equal; texts, numbers and small data are compared by value. Content that
 * was published and not changed is the same object. The props must contain nothing about a visitor.
 */
export function renderStaticPartOnce(part: StaticPart, render: () => string): string {
  const key = createKey(part);
  if (key === undefined) return render();
  const kept = keptByKey.get(key);
  const now = performance.now();
  if (kept && now - kept.renderedAt < MAX_AGE_MS) return kept.html;
  const html = render();
  const newlyKept = { html, renderedAt: now };
  keptByKey.set(key, newlyKept);
  // The cache does not keep HTML that is larger than the cache.
  if (keptByKey.has(key)) keptByHtml.set(html, newlyKept);
  return html;
}

/** Encodes the HTML of a static part; once if it is kept. */
export function encodeStaticHtml(html: string): EncodedHtml {
  const kept = keptByHtml.get(html);
  if (!kept) return { bytes: Buffer.from(html), classes: listClasses(html) };
  kept.encoded ??= { bytes: createExactBuffer(html), classes: listClasses(html) };
  return kept.encoded;
}

/** Creates a buffer that is not part of a shared one, which would be kept with it. */
function createExactBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  buffer.write(text);
  return buffer;
}

/**
 * Returns the key of a part; undefined if its HTML must not be kept. That is the case when a prop is
 * seen for the first time, because most objects are never seen again.
 */
function createKey({ View, props, id, path, appMode }: StaticPart): string | undefined {
  if (path.length > MAX_PATH_CHARACTERS) return undefined;
  let key = '';
  let isKnown = true;
  for (const [name, value] of [['View', View], ...Object.entries(props)] as [string, unknown][]) {
    if (value === undefined) {
      key += `${name} `;
      continue;
    }
    if (isShortValue(value) || (name === 'data' && isShortRecord(value))) {
      key += `${name}=${JSON.stringify(value)} `;
      continue;
    }
    if (!isObject(value)) return undefined;
    const number = objectNumbers.get(value);
    if (number === undefined) isKnown = false;
    key += `${name}#${number ?? assignNumber(value)} `;
  }
  return isKnown ? `${key}${appMode} ${id} ${path}` : undefined;
}

/**
 * Whether the value consists of a few short texts and numbers only, which can be part of a key. Loaders
 * of blocks often return a new object with the path of the page.
 */
function isShortRecord(value: unknown): boolean {
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return false;
  const fields: unknown[] = Object.values(value);
  return fields.length <= MAX_RECORD_FIELDS && fields.every(isShortValue);
}

function isShortValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_PATH_CHARACTERS;
  return typeof value === 'boolean' || Number.isFinite(value);
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
