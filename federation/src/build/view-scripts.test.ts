import { listViewScripts } from './view-scripts.ts';

const createGroup = (...files: string[]) => ({ assets: files.map((name) => ({ name })) });

test('lists the scripts of every view in a chunk, shared chunks included, without stylesheets', () => {
  const scripts = listViewScripts({
    namedChunkGroups: {
      remote: createGroup('remote.js'),
      'route-cancel-contract--cancel-receipt': createGroup('shared.js', 'ends.js', 'ends.css'),
      'slot-header.account': createGroup('slot.js'),
    },
  });
  expect(scripts).toEqual({
    'route:cancel-contract': ['shared.js', 'ends.js'],
    'route:cancel-receipt': ['shared.js', 'ends.js'],
    'slot:header.account': ['slot.js'],
  });
});
