import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import { PageViewTracker } from '#analytics/page-view-tracker.ts';
import { reportView } from '#analytics/report-view.ts';
import { ConsentClient } from '#consent/consent-client.ts';
import { createEmbeddedProvider } from '#consent/embedded-provider.ts';
import { openConsentOnClick } from '#consent/open-consent-on-click.ts';
import { showConsentLayer } from '#consent/show-consent-layer.ts';
import type { MainScriptStart } from '#page/page-payload.ts';
import type { BootData } from '#page/boot-data.ts';
import { listInteractiveBlockIds, listInteractiveSlotIds } from '#page/interactive-parts.ts';
import { watchSessionEarly } from '#session/watch-session-early.ts';
import type { EarlySession } from '#session/watch-session-early.ts';
import { createTabNotifier } from '#session/tab-notifier.ts';
import type { TabNotifier } from '#session/tab-notifier.ts';
import type { HeldPresses } from './hold-presses.ts';
import { reportVitals } from './report-vitals.ts';
import { assignVisitorBucket } from './visitor-bucket.ts';
import { waitForVisiblePart } from './wait-for-visible-part.ts';

/** What runs on every page without interaction and without the main script. */
export interface PageServices {
  readonly bootData: BootData;
  readonly consent: ConsentClient;
  readonly pageViews: PageViewTracker;
  /** Null on pages whose main script reads the session itself. */
  readonly earlySession: EarlySession | null;
  readonly tabs: TabNotifier;
  readonly heldPresses: HeldPresses;
  /** Ids of the blocks and slots that the browser hydrates. */
  readonly interactivePartIds: readonly string[];
  /** Resolves when the page needs the main script although nobody has touched anything. */
  readonly mainScriptNeeded: Promise<void>;
}

/**
 * Starts everything that happens on a page without interaction (decision 123): at once the consent
 * banner, usually before the first paint, and after the content is painted page view, web vitals, bucket
 * of the visitor and, where the main script waits for an intent, reading the session.
 */
export async function startPageServices({
  start,
  heldPresses,
  painted,
}: {
  readonly start: MainScriptStart;
  readonly heldPresses: HeldPresses;
  /** Resolves when the content is painted, or before it when the visitor uses something. */
  readonly painted: Promise<unknown>;
}): Promise<PageServices> {
  const bootData = JSON.parse(document.getElementById('boot')?.textContent ?? '') as BootData;
  const { page, config } = bootData;
  const consent = new ConsentClient(createEmbeddedProvider());
  showConsentLayer(consent, page.appMode);
  openConsentOnClick(consent);
  if (heldPresses.take(`[${OPENS_CONSENT_ATTRIBUTE}]`).length > 0) consent.open('settings');
  void consent.start();
  await painted;
  const pageViews = new PageViewTracker(config.analytics, window.location);
  pageViews.trackPage(window.location.href);
  reportView(page, config.apiBase);
  assignVisitorBucket();
  reportVitals(page);
  const tabs = createTabNotifier();
  const earlySession = start === 'intent' ? watchSessionEarly(config.apiBase, tabs) : null;
  const blockIds = listInteractiveBlockIds(page.regions);
  return {
    bootData,
    consent,
    pageViews,
    earlySession,
    tabs,
    heldPresses,
    interactivePartIds: [...blockIds, ...listInteractiveSlotIds(page.slots)],
    mainScriptNeeded: Promise.race([
      waitForVisiblePart(blockIds),
      ...(earlySession ? [earlySession.signedIn] : []),
    ]),
  };
}
