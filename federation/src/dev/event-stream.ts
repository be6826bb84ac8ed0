import type { ServerResponse } from 'node:http';
import type { DevEvent } from '#dev/dev-events.ts';

/** Milliseconds after which a browser reconnects. */
const RETRY_MS = 500;

/**
 * Sends events to all open pages. A new page first receives the last `built` event of each place
 * and the last `dev-build` event.
 */
export class EventStream {
  readonly #pages = new Set<ServerResponse>();
  readonly #lastEvents = new Map<string, DevEvent>();

  add(page: ServerResponse): void {
    page.write(`retry: ${RETRY_MS}\n\n`);
    for (const event of this.#lastEvents.values()) write(page, event);
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
  }

  send(event: DevEvent): void {
    const key = event.kind === 'built' ? `${event.kind} ${event.place}` : event.kind;
    this.#lastEvents.delete(key);
    // A page that opens later was rendered with the current server output, so it needs no reload.
    if (event.kind === 'dev-build') this.#lastEvents.set(key, { ...event, serverSide: false });
    if (event.kind === 'built') this.#lastEvents.set(key, event);
    for (const page of this.#pages) write(page, event);
  }
}

function write(page: ServerResponse, event: DevEvent): void {
  page.write(`data: ${JSON.stringify(event)}\n\n`);
}
