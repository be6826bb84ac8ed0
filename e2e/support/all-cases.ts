/**
 * Whether tests try all combinations (`E2E_ALL_CASES`): every fault with every remote, every story
 * and page at every width in both color schemes. `npm run soak` sets it. Otherwise each fault,
 * width and color scheme is tried at least once.
 */
export const TRIES_ALL_CASES = process.env['E2E_ALL_CASES'] === '1';
