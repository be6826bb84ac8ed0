/** Type of the annotations with which a failed story of `browsers/` says what it saw. */
export const SAW_ANNOTATION = 'saw';
