import { sendsViews } from './page-views.ts';

test.each([
  ['https:', 'gruenland.example', true],
  ['http:', 'localhost', false],
  ['http:', '127.0.0.1', false],
  ['http:', '[::1]', false],
  ['http:', 'shell.localhost', false],
  ['file:', '', false],
])('%s//%s', (protocol, hostname, sends) => expect(sendsViews({ protocol, hostname })).toBe(sends));
