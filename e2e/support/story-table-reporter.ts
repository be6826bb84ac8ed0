import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { SAW_ANNOTATION } from './saw-annotation.ts';

/** The projects that run the stories of `browsers/`, in the order of the columns. */
const ENGINES = ['chromium', 'firefox', 'webkit'];

/**
 * Prints the stories of `browsers/` as a table with a column for each engine, and what failed
 * stories saw.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes reporters as default export
export default class StoryTableReporter implements Reporter {
  #engines: readonly string[] = [];
  readonly #rows = new Map<string, Map<string, string>>();
  readonly #sights: string[] = [];

  onBegin(config: FullConfig): void {
    const names = config.projects.map(({ name }) => name);
    this.#engines = ENGINES.filter((engine) => names.includes(engine));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    if (!this.#engines.includes(engine)) return;
    const row = this.#rows.get(test.title) ?? new Map<string, string>();
    this.#rows.set(test.title, row.set(engine, formatCell(test, result)));
    for (const { type, description } of result.annotations)
      if (type === SAW_ANNOTATION)
        this.#sights.push(`${engine}, ${test.title}\n${description ?? ''}`);
  }

  onEnd(): void {
    if (this.#rows.size === 0) return;
    const lines = [
      ['story', ...this.#engines],
      ...[...this.#rows]
        .map(([title, row]) => [title, ...this.#engines.map((engine) => row.get(engine) ?? '')])
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ];
    const widths = lines[0]!.map((_, column) =>
      Math.max(...lines.map((line) => line[column]!.length)),
    );
    process.stdout.write('\n');
    for (const line of lines)
      process.stdout.write(
        `  ${line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}\n`,
      );
    for (const sight of this.#sights) process.stdout.write(`\n✗ ${sight}\n`);
  }
}

function formatCell(test: TestCase, result: TestResult): string {
  if (result.status === 'skipped') {
    const reason = result.annotations.find(({ type }) => type === 'skip')?.description;
    return `– ${reason ?? 'not run'}`;
  }
  const isExpected = result.status === test.expectedStatus;
  return `${isExpected ? '✓' : '✗'} ${(result.duration / 1000).toFixed(1)} s`;
}
