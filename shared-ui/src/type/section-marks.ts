import type { Section } from '@gruenland/shared-contracts/route.ts';

/** CSS class of each section's mark. Sections without a class use the mark of the magazine. */
export const SECTION_MARKS: Readonly<Partial<Record<Section, string>>> = {
  kleinanzeigen: 'ads',
  veranstaltungen: 'events',
  jobs: 'jobs',
};
