import { isEventId } from './event-id.ts';

test.each(['42', '01HXYZ', 'hofmarkt-2026'])('accepts %s', (id) =>
  expect(isEventId(id)).toBe(true),
);

test.each(['', '-1', 'a b', '../1', 'x'.repeat(65), '<script>'])('rejects %j', (id) =>
  expect(isEventId(id)).toBe(false),
);
