import type { KillSwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import type { SiteOperations } from '@gruenland/shared-contracts/site-operations.ts';

/**
 * Parts of the site that are switched off, for example `remote:mf-search`, `block:survey`,
 * `slot:header.search`. A part is off if at least one of three sources switches it off: this
 * shell's environment, the signed list at the release origin, or the operations page. The signed
 * list and the operations page can change at run time.
 */
export class KillSwitches {
  readonly switchedOffByEnvironment: ReadonlySet<string>;
  switchedOffBySignedList: ReadonlySet<string> = new Set();
  #switchedOffByStaff: ReadonlySet<string> = new Set();
  #sequence: number | null = null;

  /**
   * @param partList parts to switch off, separated by commas, as in `KILL_SWITCHES`
   */
  constructor(partList: string) {
    this.switchedOffByEnvironment = new Set(
      partList
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
  }

  /**
   * Replaces the kill switches from the signed list at the release origin.
   * @returns whether the set of parts that are off has changed
   */
  setSignedList(document: KillSwitchesDocument | null): boolean {
    const switchedOffBefore = this.switchedOffParts.join();
    this.#sequence = document?.sequence ?? null;
    this.switchedOffBySignedList = new Set(document?.off.map(({ part }) => part));
    return this.switchedOffParts.join() !== switchedOffBefore;
  }

  /**
   * Replaces the areas that staff switched off on the operations page.
   * @returns whether the set of parts that are off has changed
   */
  setSwitchedOffByStaff(remotes: readonly string[]): boolean {
    const switchedOffBefore = this.switchedOffParts.join();
    this.#switchedOffByStaff = new Set(remotes.map((remote) => `remote:${remote}`));
    return this.switchedOffParts.join() !== switchedOffBefore;
  }

  /** Sequence number of the current list from the release origin; null if there is no list. */
  get sequence(): number | null {
    return this.#sequence;
  }

  /** Whether a part may be shown. */
  allows(kind: 'remote' | 'block' | 'slot', name: string): boolean {
    const part = `${kind}:${name}`;
    return (
      !this.switchedOffByEnvironment.has(part) &&
      !this.switchedOffBySignedList.has(part) &&
      !this.#switchedOffByStaff.has(part)
    );
  }

  get switchedOffParts(): readonly string[] {
    return [
      ...new Set([
        ...this.switchedOffByEnvironment,
        ...this.switchedOffBySignedList,
        ...this.#switchedOffByStaff,
      ]),
    ].toSorted();
  }

  /** Lists the parts that are off. A part has one entry for each source that switched it off. */
  get sources(): SiteOperations['off'] {
    const listParts = (parts: ReadonlySet<string>, source: SiteOperations['off'][number]['by']) =>
      [...parts].map((part) => ({ part, by: source }));
    return [
      ...listParts(this.switchedOffByEnvironment, 'environment'),
      ...listParts(this.switchedOffBySignedList, 'command'),
      ...listParts(this.#switchedOffByStaff, 'operations-page'),
    ];
  }
}
