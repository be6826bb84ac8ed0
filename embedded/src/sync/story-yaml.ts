import { type Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';

/** Names of this project for what the content of a space says in uuids and addresses. */
export interface LocalNames {
  /** Address of the story with that uuid. */
  readonly slugOf: (uuid: string) => string | undefined;
  /** File name of the asset at that address. */
  readonly fileOf: (address: string) => string | undefined;
  /** True for a picture that is drawn here. */
  readonly isDrawn: (fileName: string) => boolean;
}

type Plain = Readonly<Record<string, unknown>>;

function tagged(tag: string, value: string): Scalar {
  const scalar = new Scalar(value);
  scalar.tag = tag;
  return scalar;
}

/** `!datei { name, alt, … }`, or `!bild` for a picture that is drawn here. */
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

/** A content as a node of YAML that our own reader turns into the same content. */
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

/** Puts a content into a story file, the head of which stays. */
export function setContent(document: Document, content: unknown, names: LocalNames): void {
  document.set('content', contentNode(content, names));
}
