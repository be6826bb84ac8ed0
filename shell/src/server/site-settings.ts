import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
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
 * Last good settings of the site. The first page waits for them (within the secondary deadline),
 * later ones never do. A failure is swallowed (specification section 8).
 */
export class SiteSettingsSource {
  readonly #log: Logger;
  #settings: SiteSettings = DEFAULT_SETTINGS;
  #readAt = Number.NEGATIVE_INFINITY;
  #provider: unknown = null;
  #reading: Promise<void> | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Settings for a page of this snapshot. `context` serves the read, if one is due. */
  async current(snapshot: Snapshot, context: () => LoadContext): Promise<SiteSettings> {
    const provider = [...snapshot.releases.values()].find((release) => release.site)?.site;
    if (!provider) return this.#settings;
    const first = this.#provider === null;
    const due = provider !== this.#provider || Date.now() - this.#readAt > FRESH_MS;
    if (due) this.#reading ??= this.#read(() => provider.load(context()), provider);
    if (first) await this.#reading;
    return this.#settings;
  }

  async #read(load: () => Promise<Partial<SiteSettings>>, provider: unknown): Promise<void> {
    try {
      const read = await load();
      if (Object.keys(read).length > 0) {
        this.#settings = { ...DEFAULT_SETTINGS, ...this.#settings, ...read };
        this.#provider = provider;
      }
    } catch (error) {
      this.#log.warn(
        { error: String(error) },
        'site settings could not be read, the last good ones stay',
      );
    } finally {
      this.#readAt = Date.now();
      this.#reading = null;
    }
  }
}
