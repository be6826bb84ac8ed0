import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DevCommand } from './dev-command.ts';
import { DevPackage } from './dev-package.ts';
import { waitForHydration } from './demo-reader.ts';
import { getLoadFactor } from './figures.ts';
import { findFreePort } from './ports.ts';
import { getDataDir } from './site-under-test.ts';

/** Time limit until a page shows a fault, for the median fault. */
const MAX_MEDIAN_DISPLAY_MS = 2000;
const FIRST_BUILD_TIMEOUT_MS = 45_000;
/** Time limit until a fault appears or disappears. Type errors take longest. */
const FAULT_TIMEOUT_MS = 15_000;
/** A statement that passes the type check and throws when it runs. */
const THROW_STATEMENT = "if (Date.now() > 0) throw new Error('absichtlich');";

interface DevFault {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** Matches the title and source position that the page shows. */
  readonly heading: RegExp;
}

/** Faults that a developer may make, in each kind of file. */
const FAULTS: Readonly<Record<string, DevFault>> = {
  'a syntax error': {
    file: 'src/Calendar.tsx',
    text: 'eins</h1',
    replacement: 'eins</h',
    heading: /^does not compile: src\/Calendar\.tsx:\d+/,
  },
  'a type error': {
    file: 'src/note.ts',
    text: "'Notiz eins'",
    replacement: "'Notiz eins';\nexport const count: number = ''",
    heading: /^type error: src\/note\.ts:2:14$/,
  },
  'a loader': {
    file: 'src/calendar.loader.server.ts',
    text: '  return {',
    replacement: `  ${THROW_STATEMENT}\n  return {`,
    heading: /^thrown on the server by route:calendar: src\/calendar\.loader\.server\.ts:3:/,
  },
  'a view': {
    file: 'src/Calendar.tsx',
    text: '  return (',
    replacement: `  ${THROW_STATEMENT}\n  return (`,
    heading: /^(?:the shell refuses this build|thrown in the browser): src\/Calendar\.tsx:6:/,
  },
  'a block': {
    file: 'src/Box.tsx',
    text: '  return ',
    replacement: `  ${THROW_STATEMENT}\n  return `,
    heading: /^thrown on the server by block:probe_box: src\/Box\.tsx:2:/,
  },
};
const ACTION_FAULT: DevFault = {
  file: 'src/note.action.server.ts',
  text: '  return {',
  replacement: `  ${THROW_STATEMENT}\n  return {`,
  heading: /^thrown on the server by route:calendar: src\/note\.action\.server\.ts:2:/,
};

/**
 * Makes and repairs each fault in a package that runs in the shell during development. Checks that
 * the page shows the fault with its position, and recovers without a manual reload.
 */
export async function makeAndRepairFaults(
  page: Page,
  site: 'production' | 'development',
  shell: string,
): Promise<void> {
  const devPackage = await DevPackage.create(`faults-${site}`);
  const args = [devPackage.folder, '--shell', shell, '--port', String(await findFreePort())];
  const devCommand = new DevCommand(args, getDataDir(site));
  const heading = page.locator('[data-dev-faults] h2');
  const durationsMs: number[] = [];
  const expectFault = async (fault: DevFault) => {
    const startMs = performance.now();
    await expect(heading.filter({ hasText: fault.heading }).first()).toBeVisible({
      timeout: FAULT_TIMEOUT_MS,
    });
    durationsMs.push(performance.now() - startMs);
  };
  const repairFile = async ({ file, text, replacement }: DevFault) => {
    await devPackage.replaceText(file, replacement, text);
    await expect(heading).toHaveCount(0, { timeout: FAULT_TIMEOUT_MS });
    await expect(page.locator('[data-probe]')).toContainText('Kasten eins');
  };
  try {
    await devCommand.waitForOutput(/is in the shell/, FIRST_BUILD_TIMEOUT_MS);
    await page.goto(await devCommand.waitForOutput(/this browser only\): (\S+)/));
    await page.goto('/veranstaltungen');
    for (const [name, fault] of Object.entries(FAULTS)) {
      await test.step(name, async () => {
        await devPackage.replaceText(fault.file, fault.text, fault.replacement);
        await expectFault(fault);
        await repairFile(fault);
      });
    }
    await test.step('an action', async () => {
      const { file, text, replacement } = ACTION_FAULT;
      await devPackage.replaceText(file, text, replacement);
      // Repeats the click. Until the shell runs the changed action, a click still saves without an
      // error, and the page may reload.
      await expect(async () => {
        // Before hydration, the browser itself would send the form.
        await waitForHydration(page);
        await page.getByRole('button', { name: 'Speichern' }).click({ timeout: 1000 });
        const fault = heading.filter({ hasText: ACTION_FAULT.heading }).first();
        await expect(fault).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: FAULT_TIMEOUT_MS });
      await repairFile(ACTION_FAULT);
    });
    await test.step('a view in the standalone page', async () => {
      const fault = FAULTS['a view']!;
      await page.goto(await devCommand.waitForOutput(/alone: (\S+)/));
      await expect(page.locator('[data-probe]')).toBeVisible();
      await devPackage.replaceText(fault.file, fault.text, fault.replacement);
      await expect(
        heading.filter({ hasText: /^thrown in the browser: src\/Calendar/ }),
      ).toBeVisible();
      await devPackage.replaceText(fault.file, fault.replacement, fault.text);
      await expect(heading).toHaveCount(0, { timeout: FAULT_TIMEOUT_MS });
      await expect(page.locator('[data-probe]')).toBeVisible();
    });
    expect(devCommand.output).not.toMatch(/_ZZN|<unknown>|at node:/);
    expect(durationsMs.toSorted((a, b) => a - b)[2]).toBeLessThan(
      MAX_MEDIAN_DISPLAY_MS * getLoadFactor(),
    );
    expect(await devCommand.stop()).toBe(0);
  } finally {
    await devCommand.stop();
    await test.info().attach('dev', { body: devCommand.output });
    await devPackage.remove();
  }
}
