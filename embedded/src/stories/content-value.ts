/**
 * Reference to another story. It takes the place of the story's uuid until all files are loaded and
 * the uuid is known.
 */
export class StoryReference {
  readonly slug: string;
  readonly line: number;
  /** Components that the referenced story may have; undefined allows all. */
  expected: readonly string[] | undefined;

  constructor(slug: string, line: number) {
    this.slug = slug;
    this.line = line;
  }
}

/** A value in a content tree in the form of a content file: references are not resolved yet. */
export type DraftValue =
  | null
  | boolean
  | number
  | string
  | StoryReference
  | readonly DraftValue[]
  | { readonly [key: string]: DraftValue };

/** A value in a content tree in the form of the API: references are replaced with uuids. */
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

/** Yields every story reference in a content tree. */
export function* findReferences(value: DraftValue): Generator<StoryReference> {
  if (value instanceof StoryReference) yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* findReferences(child as DraftValue);
  }
}

/** Replaces references with the uuids of the stories. */
export function resolveReferences(
  value: DraftValue,
  getUuid: (slug: string) => string,
): ContentValue {
  if (value instanceof StoryReference) return getUuid(value.slug);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((child) => resolveReferences(child, getUuid));
  const resolvedFields: Record<string, ContentValue> = {};
  for (const [key, child] of Object.entries(value as DraftObject)) {
    resolvedFields[key] = resolveReferences(child, getUuid);
  }
  return resolvedFields;
}
