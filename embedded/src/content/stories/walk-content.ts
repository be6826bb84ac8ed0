import { isObject, type ContentObject, type ContentValue } from '#stories/content-value.ts';

/**
 * Yields every object in a content tree, also in rich text. An object precedes the objects that it
 * contains.
 */
export function* findObjects(value: ContentValue): Generator<ContentObject> {
  if (isObject(value)) yield value;
  if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* findObjects(child as ContentValue);
  }
}

/** Yields every block in a content tree. */
export function* findBlocks(value: ContentValue): Generator<ContentObject> {
  for (const object of findObjects(value)) {
    if (typeof object['component'] === 'string' && object['_uid'] !== undefined) yield object;
  }
}
