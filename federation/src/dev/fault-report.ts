import type { DevEvent, DevFault } from '#dev/dev-events.ts';
import type { EventStream } from '#dev/event-stream.ts';
import { formatFault } from '#dev/source-position.ts';

/** Maximum number of errors that are printed and sent to pages at once. */
const MAX_FAULTS = 10;

type FaultSource = (DevEvent & { readonly kind: 'faults' })['source'];

/** Shows errors in the terminal and on all open pages. */
export class FaultReport {
  readonly #events: Pick<EventStream, 'send'>;
  readonly #log: (line: string) => void;
  readonly #texts = new Map<FaultSource, string>();
  #lastThrownText = '';

  constructor(events: Pick<EventStream, 'send'>, log: (line: string) => void) {
    this.#events = events;
    this.#log = log;
  }

  /** Replaces the errors of one source; an empty list removes them. */
  replaceFaults(source: FaultSource, faults: readonly DevFault[]): void {
    const text = faults.slice(0, MAX_FAULTS).map(formatFault).join('\n');
    const previousTexts = [...this.#texts.values()];
    // Does not print a text that another source still reports: the standalone page and the dev
    // build report the same errors.
    if (text !== '' && !previousTexts.includes(text)) {
      const omittedCount = faults.length - MAX_FAULTS;
      this.#log(omittedCount > 0 ? `${text}\n  … and ${omittedCount} more` : text);
    }
    if (text === '' && source === 'types' && this.#texts.get('types'))
      this.#log('✓ no type errors');
    this.#texts.set(source, text);
    this.#lastThrownText = '';
    this.#events.send({ kind: 'faults', source, faults: faults.slice(0, MAX_FAULTS) });
  }

  /** Prints an error that a page reported, unless it equals the last error that a page reported. */
  printNewThrownFault(fault: DevFault): void {
    const text = formatFault(fault);
    if (text !== this.#lastThrownText) this.#log(text);
    this.#lastThrownText = text;
  }
}
