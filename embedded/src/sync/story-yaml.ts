import { type Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';

/** Finds local slugs and file names for the uuids and asset URLs in a space. */
export interface LocalNameLookup {
  /** Returns the slug of the story with the given uuid. */
  readonly getSlug: (uuid: string) => string | undefined;
  /** Returns the file name of the asset with the given URL. */
  readonly getFile: (url: string) => string | undefined;
  /** Returns whether the file is a picture that this project draws. */
  readonly isDrawn: (fileName: string) => boolean;
}

type PlainObject = Readonly<Record<string, unknown>>;

function createTaggedNode(tag: string, value: string): Scalar {
  const scalar = new Scalar(value);
  scalar.tag = tag;
  return scalar;
}

/**
 * Creates the node of an asset: `!bild { name, alt, … }` for a drawn picture, otherwise `!datei`.
 */
function createAssetNode(asset: PlainObject, name: string, { isDrawn }: LocalNameLookup): Node {
  const isDrawnPicture = isDrawn(name);
  const map = new YAMLMap();
  map.tag = isDrawnPicture ? '!bild' : '!datei';
  const getText = (key: string): string => {
    const value = asset[key];
    return typeof value === 'string' ? value : '';
  };
  map.add(new Pair('name', isDrawnPicture ? name.replace(/\.jpg$/u, '') : name));
  map.add(new Pair('alt', getText('alt')));
  for (const key of ['title', 'copyright', 'source', 'focus']) {
    if (getText(key) !== '') map.add(new Pair(key, getText(key)));
  }
  return map;
}

/** Converts content to a YAML node. The story reader converts the node back to the same content. */
function createContentNode(value: unknown, localNames: LocalNameLookup): Node {
  if (typeof value === 'string') {
    const slug = localNames.getSlug(value);
    return slug === undefined ? new Scalar(value) : createTaggedNode('!story', slug);
  }
  if (Array.isArray(value)) {
    const sequence = new YAMLSeq();
    for (const item of value) sequence.add(createContentNode(item, localNames));
    return sequence;
  }
  if (typeof value !== 'object' || value === null) return new Scalar(value);
  const object = value as PlainObject;
  const file = object['fieldtype'] === 'asset' && localNames.getFile(String(object['filename']));
  if (typeof file === 'string') return createAssetNode(object, file, localNames);
  const map = new YAMLMap();
  for (const [key, child] of Object.entries(object)) {
    if (key !== '_editable') map.add(new Pair(key, createContentNode(child, localNames)));
  }
  return map;
}

/** Replaces the content of a story file; keeps all other keys. */
export function setContent(
  document: Document,
  content: unknown,
  localNames: LocalNameLookup,
): void {
  document.set('content', createContentNode(content, localNames));
}
