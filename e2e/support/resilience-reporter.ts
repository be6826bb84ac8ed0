import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { TRIES_ALL_CASES } from './all-cases.ts';
import type { ResilienceCase } from './resilience-case.ts';
import { RESILIENCE_ANNOTATION } from './resilience-case.ts';
import { findOutdatedRows, formatResilienceDocument, parseRows } from './resilience-document.ts';

const root = resolve(import.meta.dirname, '../..');
const RESILIENCE_FILE = resolve(root, 'docs/resilience.md');

/**
 * Compares docs/resilience.md with the cases that a run of all chaos tests has shown. If the run
 * tries all cases, rewrites the document. The run fails if the document lacks cases or lists cases
 * that no test shows.
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
    const isDocumentCurrent = TRIES_ALL_CASES
      ? this.#writeDocument(documentBefore)
      : this.#checkDocument(documentBefore);
    return isDocumentCurrent ? undefined : { status: 'failed' };
  }

  /** Writes the document. @returns whether it contained the same cases before */
  #writeDocument(documentBefore: string): boolean {
    writeFileSync(RESILIENCE_FILE, formatResilienceDocument(this.#cases));
    execFileSync(resolve(root, 'node_modules/.bin/oxfmt'), [RESILIENCE_FILE]);
    const documentAfter = readFileSync(RESILIENCE_FILE, 'utf8');
    if (documentAfter === documentBefore) return true;
    const [namesBefore, namesAfter] = [documentBefore, documentAfter].map((document) =>
      parseRows(document).map(({ caseName }) => caseName),
    ) as [string[], string[]];
    const addedNames = namesAfter.filter((name) => !namesBefore.includes(name));
    const removedNames = namesBefore.filter((name) => !namesAfter.includes(name));
    process.stdout.write('docs/resilience.md has been written anew, commit it\n');
    for (const name of addedNames) process.stdout.write(`  was missing: ${name}\n`);
    for (const name of removedNames) process.stdout.write(`  is no longer shown: ${name}\n`);
    return addedNames.length + removedNames.length === 0;
  }

  /** Prints how the document differs from the shown cases. @returns whether they are the same */
  #checkDocument(document: string): boolean {
    const outdatedRows = findOutdatedRows(document, this.#cases);
    if (outdatedRows.length === 0) return true;
    process.stdout.write(
      'docs/resilience.md is outdated, write it with E2E_ALL_CASES=1 npm test -- e2e chaos/\n',
    );
    for (const row of outdatedRows) process.stdout.write(`  ${row}\n`);
    return false;
  }
}
