import type { TestDetails } from '@playwright/test';

/** Whether the pages of a journey run script. */
export interface ScriptMode {
  readonly name: string;
  readonly hasScript: boolean;
  readonly details: TestDetails;
}

/**
 * Journeys are played with and without script: `npm test` plays them with script, `npm run soak`
 * also without (decision 097).
 */
export const SCRIPT_MODES: readonly ScriptMode[] = [
  { name: 'with JavaScript', hasScript: true, details: {} },
  { name: 'without JavaScript', hasScript: false, details: { tag: '@soak' } },
];
