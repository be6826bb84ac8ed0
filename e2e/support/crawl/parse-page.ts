import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** What a crawler needs to know of a page. All URLs are as written in the HTML. */
export interface ParsedPage {
  /** Without those that crawlers must not follow, for example combinations of filters. */
  readonly links: readonly string[];
  /** Pictures, the first candidate of each `srcset`, films and their captions. */
  readonly media: readonly string[];
  /** Remote and view of the page, for example `mf-magazine route:home`; null outside of remotes. */
  readonly view: string | null;
}

type Element = DefaultTreeAdapterTypes.Element;

/** Attributes with the URL of a picture or film, by element. */
const MEDIA_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  track: ['src'],
};

/** Parses the HTML of a page. Reads the view from the boot data. */
export function parsePage(html: string): ParsedPage {
  const links: string[] = [];
  const media: string[] = [];
  let view: string | null = null;
  for (const element of walkElements(parse(html))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const isFollowed = !attributes.get('rel')?.split(' ').includes('nofollow');
    if (element.tagName === 'a' && isFollowed) links.push(...readUrls(attributes, ['href']));
    media.push(...readUrls(attributes, MEDIA_ATTRIBUTES[element.tagName] ?? []));
    if (attributes.get('id') === 'boot') view = readView(element);
  }
  return { links, media, view };
}

function readUrls(attributes: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = attributes.get(name)?.trim() ?? '';
    const url = name === 'srcset' ? value.split(/\s/u, 1)[0] : value;
    return url && !url.startsWith('data:') ? [url] : [];
  });
}

function* walkElements(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* walkElements(child);
  }
}

function readView(script: Element): string | null {
  const [text] = script.childNodes;
  if (!text || !defaultTreeAdapter.isTextNode(text)) return null;
  const { page } = JSON.parse(text.value) as {
    readonly page: { readonly area: { readonly remote?: string; readonly view?: string } | null };
  };
  return page.area?.view ? `${page.area.remote} ${page.area.view}` : null;
}
