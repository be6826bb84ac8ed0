import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { ResilienceCase } from './resilience-case.ts';
import { RESILIENCE_ANNOTATION } from './resilience-case.ts';
import { parseCaseNames, formatResilienceDocument } from './resilience-document.ts';

const root = resolve(import.meta.dirname, '../..');
const RESILIENCE_FILE = resolve(root, 'docs/resilience.md');

/**
 * Writes docs/resilience.md after a run of all tests, because only such a run records all cases.
 * The run fails when cases were added or removed, so that the author reviews the changed document.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes reporters as default export
export default class ResilienceReporter implements Reporter {
  readonly #cases: ResilienceCase[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') return;
    for (const { type, description } of test.annotations)
      if (type === RESILIENCE_ANNOTATION)
        this.#cases.push(JSON.parse(description ?? '') as ResilienceCase);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (process.env['E2E_WHOLE'] !== '1' || status !== 'passed') return undefined;
    const documentBefore = existsSync(RESILIENCE_FILE) ? readFileSync(RESILIENCE_FILE, 'utf8') : '';
    writeFileSync(RESILIENCE_FILE, formatResilienceDocument(this.#cases));
    execFileSync(resolve(root, 'node_modules/.bin/oxfmt'), [RESILIENCE_FILE]);
    const documentAfter = readFileSync(RESILIENCE_FILE, 'utf8');
    if (documentAfter === documentBefore) return undefined;
    const [previousCaseNames, currentCaseNames] = [
      parseCaseNames(documentBefore),
      parseCaseNames(documentAfter),
    ];
    const addedCaseNames = currentCaseNames.filter((name) => !previousCaseNames.includes(name));
    const removedCaseNames = previousCaseNames.filter((name) => !currentCaseNames.includes(name));
    process.stdout.write('docs/resilience.md has been written anew, commit it\n');
    for (const name of addedCaseNames) process.stdout.write(`  was missing: ${name}\n`);
    for (const name of removedCaseNames) process.stdout.write(`  is no longer shown: ${name}\n`);
    return addedCaseNames.length + removedCaseNames.length > 0 ? { status: 'failed' } : undefined;
  }
}
