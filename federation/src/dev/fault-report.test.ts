import type { DevEvent, DevFault } from './dev-events.ts';
import { FaultReport } from './fault-report.ts';

const fault = (message: string): DevFault => ({
  title: 'type error',
  message,
  location: 'a.ts:1',
  frame: null,
});

function createReport() {
  const lines: string[] = [];
  const events: DevEvent[] = [];
  const report = new FaultReport({ send: (event) => events.push(event) }, (line) =>
    lines.push(line),
  );
  return { report, lines, events };
}

test('prints the same errors of two builds once and sends both to pages', () => {
  const { report, lines, events } = createReport();
  report.replaceFaults('shell', [fault('x')]);
  report.replaceFaults('alone', [fault('x')]);
  expect(lines).toEqual(['✗ type error: a.ts:1\n  x']);
  expect(events.map((event) => event.kind === 'faults' && event.source)).toEqual([
    'shell',
    'alone',
  ]);
});

test('says when there are no type errors any more, and limits long lists', () => {
  const { report, lines, events } = createReport();
  report.replaceFaults('types', []);
  report.replaceFaults(
    'types',
    Array.from({ length: 12 }, (_, index) => fault(`${index}`)),
  );
  report.replaceFaults('types', []);
  expect(lines).toEqual([expect.stringMatching(/ {2}9\n {2}… and 2 more$/), '✓ no type errors']);
  expect(events.at(-1)).toEqual({ kind: 'faults', source: 'types', faults: [] });
});

test('prints an error that several pages report once until the next build', () => {
  const { report, lines } = createReport();
  report.printNewThrownFault(fault('x'));
  report.printNewThrownFault(fault('x'));
  report.replaceFaults('shell', []);
  report.printNewThrownFault(fault('x'));
  expect(lines).toHaveLength(2);
});
