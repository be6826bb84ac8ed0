/** Data that identifies a block in the visual editor. */
export interface EditableBlockData {
  /** The content system's description of the block for the editor, as JSON. */
  readonly c: string;
  /** Id of the block: `<id of its Storyblok story>-<block uid>`. */
  readonly uid: string;
}

const EDITABLE_COMMENT_PATTERN = /^<!--#storyblok#(\{[^\n]{1,2000}\})-->/;

/** Parses the `_editable` comment that drafts contain. Returns undefined for other values. */
export function parseEditableComment(comment: unknown): EditableBlockData | undefined {
  const [, json] =
    typeof comment === 'string' ? (EDITABLE_COMMENT_PATTERN.exec(comment) ?? []) : [];
  try {
    const { name, space, uid, id } = JSON.parse(json ?? 'null') as Record<string, unknown>;
    if (typeof uid !== 'string' || typeof id !== 'string') return undefined;
    return { c: JSON.stringify({ name, space, uid, id }), uid: `${id}-${uid}` };
  } catch {
    return undefined;
  }
}

/**
 * Returns the attributes by which the visual editor finds a block; outside previews it returns
 * none.
 */
export function getEditableAttributes(editable: EditableBlockData | undefined) {
  return editable ? { 'data-blok-c': editable.c, 'data-blok-uid': editable.uid } : {};
}
