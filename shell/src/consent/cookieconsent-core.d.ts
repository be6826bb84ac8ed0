/** The core build has the same functions as the full one, without its own views. */
declare module 'vanilla-cookieconsent/dist/core/cookieconsent-core.esm.js' {
  import type * as full from 'vanilla-cookieconsent';

  export const run: typeof full.run;
  export const acceptCategory: typeof full.acceptCategory;
  export const acceptService: typeof full.acceptService;
  export const acceptedService: typeof full.acceptedService;
  export const validConsent: typeof full.validConsent;
}
