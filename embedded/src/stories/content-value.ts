/** Stands for the uuid of another story until all files are known. */
export class StoryReference {
  readonly slug: string;
  readonly line: number;
  /** Components one of which the story must have; undefined for any. */
  expected: readonly string[] | undefined;

  constructor(slug: string, line: number) {
    this.slug = slug;
    this.line = line;
  }
}

/** A value of a content tree as it is read from a file. */
export type DraftValue =
  | null
  | boolean
  | number
  | string
  | StoryReference
  | readonly DraftValue[]
  | { readonly [key: string]: DraftValue };

/** A value of a content tree as it is delivered. */
export type ContentValue =
  | null
  | boolean
  | number
  | string
  | readonly ContentValue[]
  | { readonly [key: string]: ContentValue };

export type ContentObject = { readonly [key: string]: ContentValue };
export type DraftObject = { readonly [key: string]: DraftValue };

export function isObject(value: ContentValue | undefined): value is ContentObject;
export function isObject(value: DraftValue | undefined): value is DraftObject;
export function isObject(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof StoryReference)
  );
}

/** Every story a tree points to. */
export function* referencesIn(value: DraftValue): Generator<StoryReference> {
  if (value instanceof StoryReference) yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* referencesIn(child as DraftValue);
  }
}

/** Puts uuids in the place of references. */
export function settleReferences(
  value: DraftValue,
  uuidOf: (slug: string) => string,
): ContentValue {
  if (value instanceof StoryReference) return uuidOf(value.slug);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((child) => settleReferences(child, uuidOf));
  const settled: Record<string, ContentValue> = {};
  for (const [key, child] of Object.entries(value as DraftObject)) {
    settled[key] = settleReferences(child, uuidOf);
  }
  return settled;
}
