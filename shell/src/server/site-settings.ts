import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SiteProvider, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Settings used until the first successful read: navigation and the legally required links. */
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

/** Milliseconds after which settings are read again in the background. */
const REFRESH_AFTER_MS = 5000;

/**
 * Keeps the last valid settings of the site. Only the first page waits for them, within the
 * secondary deadline. Failures are ignored (specification section 8). Settings of drafts are never
 * cached.
 */
export class SiteSettingsSource {
  readonly #log: Logger;
  #settings: SiteSettings = DEFAULT_SETTINGS;
  #readAt = Number.NEGATIVE_INFINITY;
  /** The settings provider that the last read used, whether or not that read succeeded. */
  #lastProvider: SiteProvider | null = null;
  #pendingRead: Promise<void> | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  /**
   * Returns the settings for a page of this snapshot.
   * @param context creates the loader context for reading the settings
   */
  async current(snapshot: Snapshot, context: () => LoadContext): Promise<SiteSettings> {
    const provider = [...snapshot.releases.values()].find((release) => release.site)?.site;
    if (!provider) return this.#settings;
    const loadContext = context();
    if (loadContext.contentVersion === 'draft')
      return this.#merge(await this.#load(provider, loadContext));
    const isFirstRead = this.#lastProvider === null;
    const isDue = provider !== this.#lastProvider || Date.now() - this.#readAt > REFRESH_AFTER_MS;
    if (isDue) this.#pendingRead ??= this.#read(provider, loadContext);
    if (isFirstRead) await this.#pendingRead;
    return this.#settings;
  }

  async #read(provider: SiteProvider, context: LoadContext): Promise<void> {
    this.#settings = this.#merge(await this.#load(provider, context));
    this.#lastProvider = provider;
    this.#readAt = Date.now();
    this.#pendingRead = null;
  }

  async #load(provider: SiteProvider, context: LoadContext): Promise<Partial<SiteSettings>> {
    try {
      return await provider.loader(context);
    } catch (error) {
      this.#log.warn(
        { error: String(error) },
        'site settings could not be read, keeping the previous ones',
      );
      return {};
    }
  }

  #merge(newSettings: Partial<SiteSettings>): SiteSettings {
    return { ...this.#settings, ...newSettings };
  }
}
