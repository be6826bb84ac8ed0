import type { ServerResponse } from 'node:http';
import type { DevEvent } from '#dev/dev-events.ts';

/** Milliseconds after which a browser that lost the stream asks again. */
const RETRY = 500;

/** Tells all open pages what happens; one that comes later hears the last of each. */
export class EventStream {
  readonly #pages = new Set<ServerResponse>();
  readonly #last = new Map<string, DevEvent>();

  add(page: ServerResponse): void {
    page.write(`retry: ${RETRY}\n\n`);
    for (const event of this.#last.values()) write(page, event);
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
  }

  send(event: DevEvent): void {
    const key = event.kind === 'built' ? `${event.kind} ${event.place}` : event.kind;
    this.#last.delete(key);
    // A page that opens later has the data of its own rendering.
    if (event.kind === 'guest') this.#last.set(key, { ...event, serverSide: false });
    if (event.kind === 'built') this.#last.set(key, event);
    for (const page of this.#pages) write(page, event);
  }
}

function write(page: ServerResponse, event: DevEvent): void {
  page.write(`data: ${JSON.stringify(event)}\n\n`);
}
