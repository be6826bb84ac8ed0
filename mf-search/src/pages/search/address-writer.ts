/** Milliseconds after the last change before the address follows (specification section 9). */
export const WRITE_DELAY_MS = 400;

const here = (): string => window.location.pathname + window.location.search;

/**
 * Writes the address behind what is shown, without a navigation. To be stopped when the page is left,
 * which must not touch the address of the next one.
 */
export class AddressWriter {
  #timer: ReturnType<typeof setTimeout> | undefined;

  write(href: string): void {
    clearTimeout(this.#timer);
    const from = here();
    this.#timer = setTimeout(() => {
      // Comes with what searches, which is there already.
      void import(/* webpackChunkName: "live-search" */ './push-address.ts').then(
        (writing) => {
          // Gone elsewhere meanwhile: back, by a link to another kind, or a full load under way.
          if (here() === from) writing.pushAddress(href);
        },
        // Without it nothing was found either: the address of before says what is shown.
        () => {},
      );
    }, WRITE_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
