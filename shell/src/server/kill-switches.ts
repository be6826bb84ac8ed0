import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';

/**
 * Parts that are switched off: `remote:mf-search`, `block:survey`, `slot:header.search`. Some by
 * this shell's environment, the others by the signed list at the release origin, which changes
 * while the shell runs.
 */
export class KillSwitches {
  readonly #own: ReadonlySet<string>;
  #listed: ReadonlySet<string> = new Set();
  #sequence: number | null = null;

  /** Takes a comma-separated list as it stands in `KILL_SWITCHES`. */
  constructor(list: string) {
    this.#own = new Set(
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
  }

  /**
   * Takes the list of the release origin in place of the former one.
   * @returns whether that changes anything
   */
  take(document: SwitchesDocument | null): boolean {
    const before = this.active.join();
    this.#sequence = document?.sequence ?? null;
    this.#listed = new Set(document?.off.map(({ part }) => part));
    return this.active.join() !== before;
  }

  /** Of the list at the release origin that is in force, null without one. */
  get sequence(): number | null {
    return this.#sequence;
  }

  /** Whether a part may be shown. */
  allows(kind: 'remote' | 'block' | 'slot', name: string): boolean {
    const part = `${kind}:${name}`;
    return !this.#own.has(part) && !this.#listed.has(part);
  }

  get active(): readonly string[] {
    return [...new Set([...this.#own, ...this.#listed])].toSorted();
  }
}
