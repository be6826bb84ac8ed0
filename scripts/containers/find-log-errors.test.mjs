import { findLogErrors } from './find-log-errors.mjs';

test('finds errors of services, database and edge', () => {
  const errors = [
    '{"level":50,"msg":"task failed"}',
    '2026-11-29 02:00:00 UTC [1] ERROR:  relation "ads" does not exist',
    '2026/11/29 02:00:00 [emerg] 1#1: host not found in upstream',
    'TypeError: x is not a function',
  ];
  const others = [
    '{"level":30,"msg":"ERROR is only a word here"}',
    '{"status":200,"path":"/"}',
    '2026-11-29 02:00:00 UTC [1] LOG:  database system is ready to accept connections',
    '1:M * Ready to accept connections tcp',
    '',
  ];
  expect(findLogErrors([...errors, ...others].join('\n'))).toEqual(errors);
});
