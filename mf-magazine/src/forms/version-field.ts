/** Carries the wording of a form without script. No field of content can have this name. */
export const VERSION_FIELD = 'form_version';
