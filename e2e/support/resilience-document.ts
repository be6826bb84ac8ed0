import type { ResilienceCase } from './resilience-case.ts';

const INTRODUCTION = `# Resilience

What readers see when parts of the site fail, and how fast the site recovers. \`npm test\` generates
this file from the results of the chaos tests (\`e2e/chaos\`); do not edit it by hand. During each
fault, readers load pages of all other areas; the test fails unless every response is a 200.

The recovery is the time from the end of the fault to the first good page. A test fails when the
median of its cases exceeds the limit listed here, or when a single one takes four times as long. On
a busy machine, the limits grow with its load per core. The shells of the tests poll for releases
every 100 ms (400 ms by default) and download a file within 0.8 s (1.5 s by default).
`;

/** Formats docs/resilience.md. The order of the given cases does not matter. */
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
  effectOnReader: seen,
  recoveryLimitMs,
}: ResilienceCase): string {
  const cells = [part, fault, status, seen, `≤ ${recoveryLimitMs / 1000} s`];
  // Escapes pipe characters, because they would end the table cell.
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Parses the names of all cases in the text of docs/resilience.md. */
export function parseCaseNames(document: string): readonly string[] {
  let group = '';
  return document.split('\n').flatMap((text) => {
    if (text.startsWith('## ')) group = text.slice(3);
    const [, part, fault] = text.split('|').map((cell) => cell.trim());
    const isCase = fault !== undefined && fault !== 'fault' && !/^-+$/.test(fault);
    return isCase ? [`${group}: ${part}, ${fault}`] : [];
  });
}
