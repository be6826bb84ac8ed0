/**
 * Replaces plain style sheets (not CSS modules) in unit tests. Modules import such style sheets
 * only for their effect.
 */
export const styleSheet = undefined;
