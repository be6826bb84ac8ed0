import type { ResilienceCase } from './resilience-case.ts';

const INTRODUCTION = `# Resilience

What readers see when parts of the site fail, and how fast the site recovers. \`npm run soak\`
generates this file from the results of the chaos tests (\`e2e/chaos\`); do not edit it by hand.
\`npm test\` tries each fault with at least one part, and fails when a result differs from this file.
During each fault, readers load pages of all other areas; the test fails unless every response is a
200.

The recovery is the time from the end of the fault to the first good page. A test fails when the
median of its cases exceeds the limit listed here, or when a single one takes four times as long. On
a busy machine, the limits grow with its load per core. The shells of the tests poll for releases
every 100 ms (400 ms by default) and download a file within 0.8 s (1.5 s by default).
`;

/** Formats docs/resilience.md. The order of the cases does not matter. */
export function formatResilienceDocument(cases: readonly ResilienceCase[]): string {
  const groups = [...new Set(cases.map(({ group }) => group))].toSorted();
  const sections = groups.map((group) => {
    const lines = cases.filter((resilienceCase) => resilienceCase.group === group).map(formatRow);
    const rows = [...new Set(lines)].toSorted().join('\n');
    return `## ${group}

| part | fault | status | what the reader sees | recovery |
| --- | --- | --- | --- | --- |
${rows}
`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

function formatRow({
  part,
  fault,
  status,
  effectOnReader,
  recoveryLimitMs,
}: ResilienceCase): string {
  const cells = [part, fault, status, effectOnReader, `≤ ${recoveryLimitMs / 1000} s`];
  // Escapes pipe characters in cells, because they would end the cell.
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A row of a table in docs/resilience.md. */
export interface ResilienceRow {
  /**
   * Heading and fault without the part. Each run must show every fault, but only some runs show it
   * for every part.
   */
  readonly faultName: string;
  /** Heading, part and fault. */
  readonly caseName: string;
  /** Heading and all cells. */
  readonly text: string;
}

/** Matches the pipe characters between cells. Those in cells are escaped. */
const CELL_BORDER = /(?<!\\)\|/;

/** Parses the rows of all tables in docs/resilience.md. */
export function parseRows(document: string): readonly ResilienceRow[] {
  let group = '';
  return document.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) group = line.slice(3);
    const cells = line.split(CELL_BORDER).map((cell) => cell.trim());
    const [, part = '', fault] = cells;
    if (fault === undefined || fault === 'fault' || /^-+$/.test(fault)) return [];
    return [
      {
        faultName: `${group}: ${fault}`,
        caseName: `${group}: ${part}, ${fault}`,
        text: `${group}: ${cells.slice(1, -1).join(' | ')}`,
      },
    ];
  });
}

/**
 * Compares the document with a run that has shown every fault, but not for every part.
 *
 * @returns a line for each shown case that the document lacks or describes differently, and for
 *   each fault in the document that the run did not show
 */
export function findOutdatedRows(
  document: string,
  cases: readonly ResilienceCase[],
): readonly string[] {
  const documentedRows = parseRows(document);
  const shownRows = parseRows(formatResilienceDocument(cases));
  const documentedTexts = new Set(documentedRows.map(({ text }) => text));
  const shownFaults = new Set(shownRows.map(({ faultName }) => faultName));
  const unshownFaults = documentedRows
    .map(({ faultName }) => faultName)
    .filter((name) => !shownFaults.has(name));
  return [
    ...shownRows
      .filter(({ text }) => !documentedTexts.has(text))
      .map(({ text }) => `lacks ${text}`),
    ...[...new Set(unshownFaults)].map((name) => `no test shows ${name}`),
  ];
}
