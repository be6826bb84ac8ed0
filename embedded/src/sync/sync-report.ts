import type { Decision } from './decide-action.ts';

export type SyncKind = 'components' | 'datasources' | 'assets' | 'stories';

const WORD_BY_DECISION: Readonly<Record<Decision, string>> = {
  same: 'same',
  create: 'new',
  update: 'changed',
  'newer-there': 'newer on the other side, left alone',
  'only-there': 'only on the other side, left alone',
  conflict: 'CONFLICT',
};

/** Prints and counts what push or pull does with each item. */
export class SyncReport {
  readonly #printLine: (line: string) => void;
  readonly #counts = new Map<string, number>();
  conflictCount = 0;
  failureCount = 0;

  constructor(printLine: (line: string) => void) {
    this.#printLine = printLine;
  }

  /** Prints and counts the decision about an item; an unchanged item is only counted. */
  addDecision(kind: SyncKind, name: string, decision: Decision, detail = ''): void {
    const key = `${kind}:${decision}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    if (decision === 'conflict') this.conflictCount += 1;
    if (decision !== 'same') {
      this.#printLine(
        `${kind.padEnd(12)} ${name}  ${WORD_BY_DECISION[decision]}${detail && `: ${detail}`}`,
      );
    }
  }

  addFailure(kind: SyncKind, name: string, reason: string): void {
    this.failureCount += 1;
    this.#printLine(`${kind.padEnd(12)} ${name}  FAILED: ${reason}`);
  }

  printNote(text: string): void {
    this.#printLine(text);
  }

  /** Prints one line per kind of item with the number of each decision. */
  printTotals(): void {
    for (const kind of ['components', 'datasources', 'assets', 'stories'] as const) {
      const parts = (Object.keys(WORD_BY_DECISION) as Decision[]).flatMap((decision) => {
        const count = this.#counts.get(`${kind}:${decision}`);
        return count === undefined ? [] : `${count} ${decision}`;
      });
      if (parts.length > 0) this.#printLine(`${kind.padEnd(12)} ${parts.join(', ')}`);
    }
  }
}
