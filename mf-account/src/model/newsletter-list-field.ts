/** Prefix of the names of the checkboxes for newsletters, for example `liste-wochenblatt`. */
export const NEWSLETTER_FIELD_PREFIX = 'liste-';
