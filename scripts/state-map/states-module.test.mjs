import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../project/paths.mjs';
import { createStatesModule, STATES_FILE } from './create-states-module.mjs';
import { readRings } from './read-rings.mjs';
import { getRingArea, simplifyRing } from './simplify-ring.mjs';

/** Maximum size of the outlines in a page, in bytes. */
const MAX_GZIP_BYTES = 9000;

test('the committed outlines are those of the package', async () => {
  const module = await createStatesModule();
  expect(await readFile(join(ROOT, STATES_FILE), 'utf8')).toBe(module);
  expect(gzipSync(module).length).toBeLessThan(MAX_GZIP_BYTES);
  expect(module.match(/name: '/g)).toHaveLength(16);
});

test('reads several rings, whose later points are relative lines', () => {
  expect(readRings('m 1,2 3,0 0,-.5 z m 10,0 1,1 -1,1 z')).toEqual([
    [
      [1, 2],
      [4, 2],
      [4, 1.5],
    ],
    [
      [11, 2],
      [12, 3],
      [11, 4],
    ],
  ]);
  expect(() => readRings('M 1,2 C 1 2 3 4 5 6')).toThrow('unknown path command M');
});

test('simplification keeps corners and drops points on lines', () => {
  const corners = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  const ring = corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4];
    return [
      [x, y],
      [(x + nextX) / 2, (y + nextY) / 2 + 0.2],
    ];
  });
  expect(simplifyRing(ring, 0.5)).toEqual(corners);
  expect(simplifyRing(ring, 0.1)).toHaveLength(6);
  expect(getRingArea(corners)).toBe(100);
});
