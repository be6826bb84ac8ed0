import { type Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';

/** Local names for the uuids and addresses of a space. */
export interface LocalNames {
  /** Slug of the story with that uuid. */
  readonly slugOf: (uuid: string) => string | undefined;
  /** File name of the asset at that address. */
  readonly fileOf: (address: string) => string | undefined;
  /** Whether the picture is drawn by this project. */
  readonly isDrawn: (fileName: string) => boolean;
}

type Plain = Readonly<Record<string, unknown>>;

function tagged(tag: string, value: string): Scalar {
  const scalar = new Scalar(value);
  scalar.tag = tag;
  return scalar;
}

/** `!datei { name, alt, … }`, or `!bild` for a drawn picture. */
function assetNode(asset: Plain, name: string, { isDrawn }: LocalNames): Node {
  const drawn = isDrawn(name);
  const map = new YAMLMap();
  map.tag = drawn ? '!bild' : '!datei';
  const text = (key: string): string => {
    const value = asset[key];
    return typeof value === 'string' ? value : '';
  };
  map.add(new Pair('name', drawn ? name.replace(/\.jpg$/u, '') : name));
  map.add(new Pair('alt', text('alt')));
  for (const key of ['title', 'copyright', 'source', 'focus']) {
    if (text(key) !== '') map.add(new Pair(key, text(key)));
  }
  return map;
}

/** Converts content to a YAML node that the story reader converts back to the same content. */
export function contentNode(value: unknown, names: LocalNames): Node {
  if (typeof value === 'string') {
    const slug = names.slugOf(value);
    return slug === undefined ? new Scalar(value) : tagged('!story', slug);
  }
  if (Array.isArray(value)) {
    const seq = new YAMLSeq();
    for (const item of value) seq.add(contentNode(item, names));
    return seq;
  }
  if (typeof value !== 'object' || value === null) return new Scalar(value);
  const object = value as Plain;
  const file = object['fieldtype'] === 'asset' && names.fileOf(String(object['filename']));
  if (typeof file === 'string') return assetNode(object, file, names);
  const map = new YAMLMap();
  for (const [key, child] of Object.entries(object)) {
    if (key !== '_editable') map.add(new Pair(key, contentNode(child, names)));
  }
  return map;
}

/** Replaces the content of a story file; its other keys stay. */
export function setContent(document: Document, content: unknown, names: LocalNames): void {
  document.set('content', contentNode(content, names));
}
