/**
 * In unit tests, replaces plain style sheets (not CSS modules), which modules import without a name.
 */
export const styleSheet = undefined;
