import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SiteProvider, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { DEADLINES_MS, runWithDeadline } from './deadlines.ts';
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
  footerColumns: [],
};

/** Milliseconds after which settings are read again in the background. */
const REFRESH_AFTER_MS = 5000;

interface ProviderSettings {
  settings: SiteSettings;
  /** Time at which the last read finished, in milliseconds; -Infinity before the first read. */
  readAt: number;
  pendingRead: Promise<void> | null;
  /** Number of content changes before the last read began. */
  changeCount: number;
}

/**
 * Keeps the last valid settings of each settings provider, so that a preview, canary or dev build
 * never changes the pages of other visitors. Only the first page that uses a provider and the first
 * page after a content change wait for the settings, at most until the secondary deadline. Failures
 * are ignored (specification section 8). Settings of drafts are never cached.
 */
export class SiteSettingsSource {
  readonly #log: Logger;
  readonly #timeoutMs: number;
  readonly #refreshAfterMs: number;
  readonly settingsByProvider = new WeakMap<SiteProvider, ProviderSettings>();
  /**
   * Last settings of the live releases. A provider that has returned no settings yet starts with
   * these.
   */
  #liveSettings: SiteSettings = DEFAULT_SETTINGS;
  #changeCount = 0;

  constructor(
    log: Logger,
    timeoutMs: number = DEADLINES_MS.secondaryLoader,
    refreshAfterMs: number = REFRESH_AFTER_MS,
  ) {
    this.#log = log;
    this.#timeoutMs = timeoutMs;
    this.#refreshAfterMs = refreshAfterMs;
  }

  /** Makes the next page wait for a new read, because content has changed. */
  invalidate(): void {
    this.#changeCount += 1;
  }

  /**
   * Returns the settings for a page of this snapshot.
   * @param live snapshot of visitors who preview nothing
   * @param createContext creates the loader context, which must contain nothing about the visitor
   */
  async getSettings(
    snapshot: Snapshot,
    live: Snapshot,
    createContext: (signal: AbortSignal) => LoadContext,
  ): Promise<SiteSettings> {
    const provider = findProvider(snapshot);
    if (!provider) return this.#liveSettings;
    const entry = this.#getEntry(provider);
    if (createContext(new AbortController().signal).contentVersion === 'draft')
      return { ...entry.settings, ...(await this.#load(provider, createContext)) };
    const mustWait =
      entry.readAt === Number.NEGATIVE_INFINITY || entry.changeCount !== this.#changeCount;
    if (mustWait || Date.now() - entry.readAt >= this.#refreshAfterMs)
      entry.pendingRead ??= this.#read(provider, entry, createContext);
    if (mustWait) await entry.pendingRead;
    if (provider === findProvider(live)) this.#liveSettings = entry.settings;
    return entry.settings;
  }

  #getEntry(provider: SiteProvider): ProviderSettings {
    let entry = this.settingsByProvider.get(provider);
    if (!entry) {
      entry = {
        settings: this.#liveSettings,
        readAt: Number.NEGATIVE_INFINITY,
        pendingRead: null,
        changeCount: this.#changeCount,
      };
      this.settingsByProvider.set(provider, entry);
    }
    return entry;
  }

  async #read(
    provider: SiteProvider,
    entry: ProviderSettings,
    createContext: (signal: AbortSignal) => LoadContext,
  ): Promise<void> {
    entry.changeCount = this.#changeCount;
    entry.settings = { ...entry.settings, ...(await this.#load(provider, createContext)) };
    entry.readAt = Date.now();
    entry.pendingRead = null;
  }

  async #load(
    provider: SiteProvider,
    createContext: (signal: AbortSignal) => LoadContext,
  ): Promise<Partial<SiteSettings>> {
    try {
      return await runWithDeadline('site settings', this.#timeoutMs, undefined, async (signal) =>
        provider.loader(createContext(signal)),
      );
    } catch (error) {
      this.#log.warn(
        { error: String(error) },
        'site settings could not be read, keeping the previous ones',
      );
      return {};
    }
  }
}

function findProvider(snapshot: Snapshot): SiteProvider | undefined {
  return [...snapshot.releases.values()].find((release) => release.site)?.site;
}
