import { formatRemoteModules } from './format-remote-modules.mjs';

test('imports each remote under its name', () => {
  expect(formatRemoteModules(['mf-a', 'mf-b-c'])).toBe(
    `import remote0 from '@gruenland/mf-a/remote';
import remote1 from '@gruenland/mf-b-c/remote';
export const remoteModules = {
  'mf-a': remote0,
  'mf-b-c': remote1,
};
`,
  );
});
