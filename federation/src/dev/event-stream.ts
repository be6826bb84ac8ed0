import type { ServerResponse } from 'node:http';
import type { DevEvent } from '#dev/dev-events.ts';

/** Milliseconds after which a browser reconnects. */
const RECONNECT_DELAY_MS = 500;

/**
 * Sends events to all open pages. A new page first receives the last `built` event of each place,
 * the last `dev-build` event and the last `faults` event of each source.
 */
export class EventStream {
  readonly #pages = new Set<ServerResponse>();
  readonly #lastEventByKey = new Map<string, DevEvent>();

  add(page: ServerResponse): void {
    page.write(`retry: ${RECONNECT_DELAY_MS}\n\n`);
    for (const event of this.#lastEventByKey.values()) writeEvent(page, event);
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
  }

  send(event: DevEvent): void {
    const key = getKey(event);
    this.#lastEventByKey.delete(key);
    // Stores the event for pages that open later. Such pages already show the current server output
    // and need no reload, so both flags are false in a stored `dev-build` event.
    const isDevBuild = event.kind === 'dev-build';
    this.#lastEventByKey.set(
      key,
      isDevBuild ? { ...event, changesServerOutput: false, isNew: false } : event,
    );
    for (const page of this.#pages) writeEvent(page, event);
  }
}

function getKey(event: DevEvent): string {
  if (event.kind === 'built') return `built ${event.place}`;
  return event.kind === 'faults' ? `faults ${event.source}` : event.kind;
}

function writeEvent(page: ServerResponse, event: DevEvent): void {
  page.write(`data: ${JSON.stringify(event)}\n\n`);
}
