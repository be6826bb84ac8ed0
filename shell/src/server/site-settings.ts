import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SiteProvider, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** What the site shows while no settings could be read: enough to get around and legally whole. */
export const DEFAULT_SETTINGS: SiteSettings = {
  title: 'Grünland',
  seo: {},
  claim: 'Das Magazin für alle, die vom Land leben.',
  navigation: [
    { label: 'Magazin', href: '/artikel' },
    { label: 'Kleinanzeigen', href: '/kleinanzeigen' },
    { label: 'Veranstaltungen', href: '/veranstaltungen' },
    { label: 'Jobs', href: '/jobs' },
  ],
  topics: [],
  legalLinks: [
    { label: 'Impressum', href: '/impressum' },
    { label: 'Datenschutz', href: '/datenschutz' },
    { label: 'Verträge hier kündigen', href: '/vertrag-kuendigen' },
    { label: 'Vertrag widerrufen', href: '/vertrag-widerrufen' },
  ],
  socialLinks: [],
};

/** Milliseconds after which settings are read again, in the background. */
const FRESH_MS = 5000;

/**
 * Last good settings of the site. The first page of a release that provides them waits (within the
 * secondary deadline), later ones never do. A failure is swallowed (specification section 8).
 * Drafts are read for the one who may see them and never kept.
 */
export class SiteSettingsSource {
  readonly #log: Logger;
  #settings: SiteSettings = DEFAULT_SETTINGS;
  #readAt = Number.NEGATIVE_INFINITY;
  /** The provider that was asked last, whatever it answered. */
  #asked: SiteProvider | null = null;
  #reading: Promise<void> | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Settings for a page of this snapshot. `context` serves the read, if one is due. */
  async current(snapshot: Snapshot, context: () => LoadContext): Promise<SiteSettings> {
    const provider = [...snapshot.releases.values()].find((release) => release.site)?.site;
    if (!provider) return this.#settings;
    const asking = context();
    if (asking.contentVersion === 'draft') return this.#merge(await this.#load(provider, asking));
    const first = this.#asked === null;
    const due = provider !== this.#asked || Date.now() - this.#readAt > FRESH_MS;
    if (due) this.#reading ??= this.#read(provider, asking);
    if (first) await this.#reading;
    return this.#settings;
  }

  async #read(provider: SiteProvider, context: LoadContext): Promise<void> {
    this.#settings = this.#merge(await this.#load(provider, context));
    this.#asked = provider;
    this.#readAt = Date.now();
    this.#reading = null;
  }

  async #load(provider: SiteProvider, context: LoadContext): Promise<Partial<SiteSettings>> {
    try {
      return await provider.load(context);
    } catch (error) {
      this.#log.warn(
        { error: String(error) },
        'site settings could not be read, the last good ones stay',
      );
      return {};
    }
  }

  #merge(read: Partial<SiteSettings>): SiteSettings {
    return { ...this.#settings, ...read };
  }
}
