/**
 * Whether tests try every fault with every remote (`E2E_ALL_CASES`). `npm run soak` sets it.
 * Otherwise they try every fault with at least one remote.
 */
export const TRIES_ALL_CASES = process.env['E2E_ALL_CASES'] === '1';
