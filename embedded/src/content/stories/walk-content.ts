import { isObject, type ContentObject, type ContentValue } from '#stories/content-value.ts';

/**
 * Yields every object of a content tree, outer objects first, including blocks inside rich text.
 */
export function* objectsIn(value: ContentValue): Generator<ContentObject> {
  if (isObject(value)) yield value;
  if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* objectsIn(child as ContentValue);
  }
}

/** Every block of a content tree. */
export function* blocksIn(value: ContentValue): Generator<ContentObject> {
  for (const object of objectsIn(value)) {
    if (typeof object['component'] === 'string' && object['_uid'] !== undefined) yield object;
  }
}
