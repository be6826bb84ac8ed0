/**
 * Parts that are switched off without a deploy: `remote:mf-search`, `block:survey`,
 * `slot:header.search`.
 */
export class KillSwitches {
  #off: ReadonlySet<string>;

  /** Takes a comma-separated list as it stands in `KILL_SWITCHES`. */
  constructor(list: string) {
    this.#off = new Set(
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
  }

  /** Whether a part may be shown. */
  allows(kind: 'remote' | 'block' | 'slot', name: string): boolean {
    return !this.#off.has(`${kind}:${name}`);
  }

  get active(): readonly string[] {
    return [...this.#off];
  }
}
