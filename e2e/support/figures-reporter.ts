import type { Reporter, TestCase } from '@playwright/test/reporter';
import { FIGURE_ANNOTATION } from './figures.ts';

/** Prints the measured figures below the test results. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes reporters as default export
export default class FiguresReporter implements Reporter {
  readonly #figures: string[] = [];

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations)
      if (type === FIGURE_ANNOTATION) this.#figures.push(description ?? '');
  }

  onEnd(): void {
    for (const figure of this.#figures) process.stdout.write(`  ${figure}\n`);
  }
}
