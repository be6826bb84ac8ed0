import { test } from '@playwright/test';
import { makeAndRepairFaults } from '../support/dev-faults.ts';

test(
  'the page of a production shell shows each fault of the dev build and recovers',
  { tag: '@soak' },
  async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await makeAndRepairFaults(page, 'production', baseURL!);
  },
);
