import { isObject, type ContentObject, type ContentValue } from '#stories/content-value.ts';

interface OwningStory {
  readonly spaceId: string;
  readonly storyId: number;
}

function createEditableComment(block: ContentObject, { spaceId, storyId }: OwningStory): string {
  const [name, space, uid, id] = [block['component'], spaceId, block['_uid'], String(storyId)].map(
    (text) => JSON.stringify(text),
  );
  return `<!--#storyblok#{"name": ${name}, "space": ${space}, "uid": ${uid}, "id": ${id}}-->`;
}

function markValue(value: ContentValue, owner: OwningStory): ContentValue {
  if (isObject(value)) return markEditable(value, owner);
  return Array.isArray(value) ? value.map((item: ContentValue) => markValue(item, owner)) : value;
}

/**
 * Adds the field `_editable` to every block: an HTML comment by which the visual editor finds the
 * block. Used for drafts only.
 */
export function markEditable(object: ContentObject, owner: OwningStory): ContentObject {
  const markedObject: Record<string, ContentValue> = {};
  for (const [key, value] of Object.entries(object)) markedObject[key] = markValue(value, owner);
  const isBlock = typeof object['component'] === 'string' && object['_uid'] !== undefined;
  if (isBlock) markedObject['_editable'] = createEditableComment(object, owner);
  return markedObject;
}
