import { readAudit } from './read-audit.mjs';

const found = (severity) => ({ name: 'a', severity, range: '<2', fixAvailable: true });

test('fails for high and critical vulnerabilities', () => {
  const output = JSON.stringify({ vulnerabilities: { a: found('high'), b: found('moderate') } });
  expect(readAudit(output)).toEqual({
    lines: ['audit   high  a <2: fixed by an update', 'audit   1 high or critical, 1 lower'],
    failed: true,
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {} })).failed).toBe(false);
});

test.each(['', '<html>', '{"message":"405 Method Not Allowed","error":{}}'])(
  'passes with a message when the registry answers "%s"',
  (output) => {
    const { lines, failed } = readAudit(output);
    expect(lines[0]).toMatch(
      /^audit {3}the registry did not answer: (?:no answer|405 Method Not Allowed)$/,
    );
    expect(failed).toBe(false);
  },
);
