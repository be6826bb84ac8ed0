import type { ResilienceCase } from './resilience-case.ts';

const INTRODUCTION = `# Resilience

What readers see when parts of the site fail, and how fast it is over. Written by \`npm test\` from
what its chaos tests have shown (\`e2e/chaos\`); do not edit it by hand. While a part fails, readers
go on loading pages of all other areas; each of their answers is a 200, or the test fails.

The recovery is the time from the end of the fault to the first good page. The tests measure it and
fail when the median of their cases takes longer than the class that stands here, or a single one
four times as long; on a machine that has more to do than it has cores for, in that proportion more.
Their shells look for releases every 100 ms (400 ms by default) and give a file 0.8 s (1.5 s by
default).
`;

/** The document, the same text for the same cases in whatever order they were shown. */
export function resilienceDocument(cases: readonly ResilienceCase[]): string {
  const groups = [...new Set(cases.map(({ group }) => group))].toSorted();
  const sections = groups.map((group) => {
    const lines = cases.filter((one) => one.group === group).map(line);
    const rows = [...new Set(lines)].toSorted().join('\n');
    return `## ${group}

| part | fault | status | what the reader sees | recovery |
| --- | --- | --- | --- | --- |
${rows}
`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

function line({ part, fault, status, seen, within }: ResilienceCase): string {
  const cells = [part, fault, status, seen, `≤ ${within / 1000} s`];
  // A bar in a text would end its cell.
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Names of the cases that a document holds. */
export function caseNames(document: string): readonly string[] {
  let group = '';
  return document.split('\n').flatMap((text) => {
    if (text.startsWith('## ')) group = text.slice(3);
    const [, part, fault] = text.split('|').map((cell) => cell.trim());
    const isCase = fault !== undefined && fault !== 'fault' && !/^-+$/.test(fault);
    return isCase ? [`${group}: ${part}, ${fault}`] : [];
  });
}
