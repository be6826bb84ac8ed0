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

describe('security, dependencies: an audit that cannot reach its source', () => {
  test.each(['', '<html>', '{"message":"405 Method Not Allowed","error":{}}'])(
    'fails and says that nothing was checked for "%s"',
    (output) => {
      const { lines, failed } = readAudit(output);
      expect(lines).toEqual([
        expect.stringMatching(
          /^audit {3}NOT CHECKED, .*: (?:empty response|405 Method Not Allowed)$/,
        ),
      ]);
      expect(failed).toBe(true);
    },
  );
});
