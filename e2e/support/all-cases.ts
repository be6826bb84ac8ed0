import type { TestDetails } from '@playwright/test';

/**
 * Whether tests try all combinations (`E2E_ALL_CASES`): every fault with every remote, every story
 * and page at every width in both color schemes. `npm run soak` sets it. Otherwise the first
 * cases are tried.
 */
export const TRIES_ALL_CASES = process.env['E2E_ALL_CASES'] === '1';

/**
 * Details of a test that repeats another test with the next case, for example another list. `npm
 * test` plays the first case only (decision 097).
 *
 * @param index Position of the case.
 */
export const getCaseDetails = (index: number): TestDetails => (index === 0 ? {} : { tag: '@soak' });
