import { LRUCache } from 'lru-cache';
import { computeIntegrity } from '@gruenland/federation/release/integrity.ts';
import { consentClasses } from '#consent/consent-classes.ts';
import type { AssetLink, PagePayload } from '#page/page-payload.ts';
import { ResponseBody } from '#server/pipeline/response-body.ts';
import type { LiveRelease, Snapshot } from '#server/snapshot/snapshot.ts';
import { formatPageStylesheetName, parsePageStylesheetName } from './page-stylesheet-name.ts';
import type { StyleSource } from './style-source.ts';

/** Folder of the stylesheets that contain what one page uses. */
export const PAGE_STYLESHEET_PREFIX = '/assets/page-styles/';
/** Stylesheets of former releases that are kept for documents in caches, about 100 KB each. */
const MAX_KEPT_SOURCES = 40;
/** Compressed page stylesheets kept, about 12 KB each. */
const MAX_KEPT_STYLESHEETS = 200;
/** Links kept, of up to 10 KB each. */
const MAX_KEPT_LINKS = 400;
/** Characters of the longest name of a page stylesheet, with ten remotes. */
const MAX_NAME_LENGTH = 2000;

interface PageStylesheet {
  readonly integrity: string;
  readonly body: ResponseBody;
}

/**
 * Writes one stylesheet for each page that works as HTML, with the modules whose classes the page
 * uses (decision 131). The name of the file lists the modules, so that no shell has to know what
 * another has rendered.
 */
export class PageStylesheets {
  readonly #shellSource: StyleSource;
  readonly #listReleases: () => Iterable<LiveRelease>;
  readonly #formerSources = new LRUCache<string, StyleSource>({ max: MAX_KEPT_SOURCES });
  readonly #stylesheets = new LRUCache<string, PageStylesheet>({ max: MAX_KEPT_STYLESHEETS });
  /** Links by the keys of the sources and the classes of the page. */
  readonly #links = new LRUCache<string, AssetLink>({ max: MAX_KEPT_LINKS });

  /** @param listReleases lists the releases that visitors use */
  constructor(shellSource: StyleSource, listReleases: () => Iterable<LiveRelease>) {
    this.#shellSource = shellSource;
    this.#listReleases = listReleases;
  }

  /**
   * Returns the stylesheets of a page before its main script runs: one with the used modules of the
   * shell and the shown releases, and the complete ones of releases without modules.
   */
  listLinks(
    classes: ReadonlySet<string>,
    { assets }: PagePayload,
    { releases }: Snapshot,
  ): AssetLink[] {
    const shownReleases = assets.releases.flatMap(({ name }) => releases.get(name) ?? []);
    const releaseSources = shownReleases.flatMap(({ styleSource }) => styleSource ?? []);
    for (const source of releaseSources) this.#formerSources.set(source.key, source);
    const basesWithoutModules = shownReleases
      .filter(({ styleSource }) => styleSource === null)
      .map((release) => release.assets.base);
    return [
      this.#getLink([this.#shellSource, ...releaseSources], classes),
      ...assets.styles.filter(({ href }) =>
        basesWithoutModules.some((base) => href.startsWith(base)),
      ),
    ];
  }

  /** Returns the content of a page stylesheet, null if the name is invalid or a release is unknown. */
  read(name: string): ResponseBody | null {
    const keptStylesheet = this.#stylesheets.get(name);
    if (keptStylesheet) return keptStylesheet.body;
    const parts = name.length > MAX_NAME_LENGTH ? null : parsePageStylesheetName(name);
    const knownParts = parts?.flatMap(({ key, positions }) => {
      const source = this.#findSource(key);
      const isComplete = source && [...positions].every((position) => position < source.size);
      return isComplete ? [{ source, positions }] : [];
    });
    if (!parts || knownParts?.length !== parts.length) return null;
    return this.#write(name, knownParts).body;
  }

  #getLink(sources: readonly StyleSource[], pageClasses: ReadonlySet<string>): AssetLink {
    const key = `${sources.map((source) => source.key).join()} ${[...pageClasses].join(' ')}`;
    const keptLink = this.#links.get(key);
    if (keptLink) return keptLink;
    const link = this.#createLink(sources, pageClasses);
    this.#links.set(key, link);
    return link;
  }

  #createLink(sources: readonly StyleSource[], pageClasses: ReadonlySet<string>): AssetLink {
    const classes = new Set([...pageClasses, ...consentClasses]);
    const parts = sources.map((source) => ({
      source,
      key: source.key,
      size: source.size,
      positions: source.select(classes),
    }));
    const name = formatPageStylesheetName(parts);
    const { integrity } = this.#stylesheets.get(name) ?? this.#write(name, parts);
    return { href: `${PAGE_STYLESHEET_PREFIX}${name}`, integrity };
  }

  #write(
    name: string,
    parts: readonly { readonly source: StyleSource; readonly positions: ReadonlySet<number> }[],
  ): PageStylesheet {
    const text = parts
      .flatMap(({ source, positions }) =>
        [...positions].toSorted((a, b) => a - b).map(source.getCss),
      )
      .join('');
    const body = new ResponseBody(text);
    body.keepOnlyCompressed();
    const stylesheet = { integrity: computeIntegrity(Buffer.from(text)), body };
    this.#stylesheets.set(name, stylesheet);
    return stylesheet;
  }

  #findSource(key: string): StyleSource | undefined {
    if (key === this.#shellSource.key) return this.#shellSource;
    for (const { styleSource } of this.#listReleases())
      if (styleSource?.key === key) return styleSource;
    return this.#formerSources.get(key);
  }
}
