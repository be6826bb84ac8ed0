/** Placeholder for the uuid of another story, which is unknown until all files are loaded. */
export class StoryReference {
  readonly slug: string;
  readonly line: number;
  /** Allowed components of the referenced story; undefined for any. */
  expected: readonly string[] | undefined;

  constructor(slug: string, line: number) {
    this.slug = slug;
    this.line = line;
  }
}

/** A value of a content tree as read from a file. */
export type DraftValue =
  | null
  | boolean
  | number
  | string
  | StoryReference
  | readonly DraftValue[]
  | { readonly [key: string]: DraftValue };

/** A value of a content tree as delivered. */
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

/** Yields every story reference in a tree. */
export function* findReferences(value: DraftValue): Generator<StoryReference> {
  if (value instanceof StoryReference) yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* findReferences(child as DraftValue);
  }
}

/** Replaces references by the uuids of the stories. */
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
