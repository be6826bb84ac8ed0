import { shouldSendViews } from './page-view-tracker.ts';

test.each([
  ['https:', 'gruenland.example', true],
  ['http:', 'localhost', false],
  ['http:', '127.0.0.1', false],
  ['http:', '[::1]', false],
  ['http:', 'shell.localhost', false],
  ['file:', '', false],
])('decides for %s//%s whether views are sent', (protocol, hostname, shouldSend) =>
  expect(shouldSendViews({ protocol, hostname })).toBe(shouldSend),
);
