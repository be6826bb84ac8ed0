import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import type { SiteOperations } from '@gruenland/shared-contracts/site-operations.ts';

/**
 * Parts that are switched off, for example `remote:mf-search`, `block:survey`,
 * `slot:header.search`. Sources are this shell's environment, the signed list at the release origin
 * and the operations page. The last two change at run time. A part is on unless any source switches
 * it off.
 */
export class KillSwitches {
  readonly #fromEnvironment: ReadonlySet<string>;
  #listed: ReadonlySet<string> = new Set();
  #switchedOffByStaff: ReadonlySet<string> = new Set();
  #sequence: number | null = null;

  /**
   * @param list parts separated by commas, as in `KILL_SWITCHES`
   */
  constructor(list: string) {
    this.#fromEnvironment = new Set(
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
  }

  /**
   * Replaces the list that was read from the release origin.
   * @returns whether the active switches changed
   */
  setListed(document: SwitchesDocument | null): boolean {
    const before = this.active.join();
    this.#sequence = document?.sequence ?? null;
    this.#listed = new Set(document?.off.map(({ part }) => part));
    return this.active.join() !== before;
  }

  /**
   * Replaces the areas that staff switched off on the operations page.
   * @returns whether the active switches changed
   */
  setSwitchedOffByStaff(remotes: readonly string[]): boolean {
    const before = this.active.join();
    this.#switchedOffByStaff = new Set(remotes.map((remote) => `remote:${remote}`));
    return this.active.join() !== before;
  }

  /** Sequence number of the current list from the release origin; null if there is no list. */
  get sequence(): number | null {
    return this.#sequence;
  }

  /** Whether a part may be shown. */
  allows(kind: 'remote' | 'block' | 'slot', name: string): boolean {
    const part = `${kind}:${name}`;
    return (
      !this.#fromEnvironment.has(part) &&
      !this.#listed.has(part) &&
      !this.#switchedOffByStaff.has(part)
    );
  }

  get active(): readonly string[] {
    return [
      ...new Set([...this.#fromEnvironment, ...this.#listed, ...this.#switchedOffByStaff]),
    ].toSorted();
  }

  /** Lists the parts that are off and who switched them off; a part appears once per source. */
  get sources(): SiteOperations['off'] {
    const listParts = (parts: ReadonlySet<string>, by: SiteOperations['off'][number]['by']) =>
      [...parts].map((part) => ({ part, by }));
    return [
      ...listParts(this.#fromEnvironment, 'environment'),
      ...listParts(this.#listed, 'command'),
      ...listParts(this.#switchedOffByStaff, 'operations-page'),
    ];
  }
}
