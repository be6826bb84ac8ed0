import { readAudit } from './read-audit.mjs';

const found = (severity) => ({ name: 'a', severity, range: '<2', fixAvailable: true });

test('somebody must act on what is high or critical', () => {
  const output = JSON.stringify({ vulnerabilities: { a: found('high'), b: found('moderate') } });
  expect(readAudit(output)).toEqual({
    lines: ['audit   high  a <2: an update mends it', 'audit   1 grave, 1 lesser'],
    failed: true,
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {} })).failed).toBe(false);
});

test.each(['', '<html>', '{"message":"405 Method Not Allowed","error":{}}'])(
  'a registry that answers "%s" stops nobody, and that is said',
  (output) => {
    const { lines, failed } = readAudit(output);
    expect(lines[0]).toMatch(/^audit {3}could not be asked: (?:no answer|405 Method Not Allowed)$/);
    expect(failed).toBe(false);
  },
);
