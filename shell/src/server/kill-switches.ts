import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import type { SiteOperations } from '@gruenland/shared-contracts/site-operations.ts';

/**
 * Parts that are switched off: `remote:mf-search`, `block:survey`, `slot:header.search`. Some by
 * this shell's environment, others by the signed list at the release origin or by the desk of the
 * Betrieb, which change while the shell runs. A part is on when nobody switched it off.
 */
export class KillSwitches {
  readonly #own: ReadonlySet<string>;
  #listed: ReadonlySet<string> = new Set();
  #byDesk: ReadonlySet<string> = new Set();
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

  /**
   * Takes the areas that the desk switched off in place of the former ones.
   * @returns whether that changes anything
   */
  takeDesk(remotes: readonly string[]): boolean {
    const before = this.active.join();
    this.#byDesk = new Set(remotes.map((remote) => `remote:${remote}`));
    return this.active.join() !== before;
  }

  /** Of the list at the release origin that is in force, null without one. */
  get sequence(): number | null {
    return this.#sequence;
  }

  /** Whether a part may be shown. */
  allows(kind: 'remote' | 'block' | 'slot', name: string): boolean {
    const part = `${kind}:${name}`;
    return !this.#own.has(part) && !this.#listed.has(part) && !this.#byDesk.has(part);
  }

  get active(): readonly string[] {
    return [...new Set([...this.#own, ...this.#listed, ...this.#byDesk])].toSorted();
  }

  /** Who switched what off; a part stands once for each. */
  get sources(): SiteOperations['off'] {
    const of = (parts: ReadonlySet<string>, by: SiteOperations['off'][number]['by']) =>
      [...parts].map((part) => ({ part, by }));
    return [
      ...of(this.#own, 'environment'),
      ...of(this.#listed, 'command'),
      ...of(this.#byDesk, 'desk'),
    ];
  }
}
