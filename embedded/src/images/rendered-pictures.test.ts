import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRenderedPictures } from './rendered-pictures.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const list = {
  sources: '0123456789abcdef0123',
  width: 2400,
  height: 1600,
  pictures: { 'kuh-morgen-sommer-1': '44% 60%', 'kuh-morgen-sommer-2': null },
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gruenland-pictures-'));
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(list));
  writeFileSync(join(folder, 'kuh-morgen-sommer-1.svg.br'), brotliCompressSync(SVG));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads size, focus and drawing of a picture', () => {
  const pictures = createRenderedPictures(folder);
  expect(pictures.getSize('kuh-morgen-sommer-1')).toEqual({ width: 2400, height: 1600 });
  expect(pictures.getFocus('kuh-morgen-sommer-1')).toBe('44% 60%');
  expect(pictures.getFocus('kuh-morgen-sommer-2')).toBeUndefined();
  expect(pictures.draw('kuh-morgen-sommer-1')).toBe(SVG);
  expect(pictures.revision).toBe('0123456789abcdef');
});

test.each(['kuh-morgen-sommer-3', 'toString', '../pictures', ''])('has no picture "%s"', (name) => {
  const pictures = createRenderedPictures(folder);
  expect(pictures.getSize(name)).toBeUndefined();
  expect(pictures.getFocus(name)).toBeUndefined();
  expect(pictures.draw(name)).toBeUndefined();
});

test('refuses an invalid list and a file that unpacks to too many bytes', () => {
  writeFileSync(
    join(folder, 'kuh-morgen-sommer-1.svg.br'),
    brotliCompressSync('x'.repeat(2 ** 21)),
  );
  expect(() => createRenderedPictures(folder).draw('kuh-morgen-sommer-1')).toThrow(RangeError);
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ ...list, width: 0 }));
  expect(() => createRenderedPictures(folder)).toThrow(/width/u);
});
