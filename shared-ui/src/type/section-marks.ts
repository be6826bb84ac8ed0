/** CSS class of each section's mark. `null`: the section uses the mark of the magazine. */
export const SECTION_MARK_CLASSES = {
  magazin: null,
  kleinanzeigen: 'ads',
  veranstaltungen: 'events',
  jobs: 'jobs',
  konto: null,
  suche: null,
} as const;
