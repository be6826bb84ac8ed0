import { expect, test } from '@jest/globals';
import { runBundle } from '#server/run-bundle.ts';

const options = { filename: 'mf-test@aa/remote.cjs', modules: {}, timeoutMs: 1000 };

test('gives the exports, however they are made', () => {
  expect(runBundle('module.exports = { a: 1 }', options)).toEqual({ a: 1 });
  expect(runBundle('exports.a = 2', options)).toEqual({ a: 2 });
  expect(runBundle('this.a = 3; // no newline at the end', options)).toEqual({ a: 3 });
});

test('gives the very modules of the list', () => {
  const react = { useState: () => 1 };
  const modules = { react, '@gruenland/shared-ui/shell-context/shell-context.ts': react };
  const code = `module.exports = [require('react'),
    require('@gruenland/shared-ui/shell-context/shell-context.ts')]`;
  const [one, two] = runBundle(code, { ...options, modules }) as unknown[];
  expect(one).toBe(react);
  expect(two).toBe(react);
});

test.each(['fs', 'node:fs', 'node:child_process', 'http', 'toString', './x.cjs', 'react/other'])(
  'has no "%s"',
  (name) => {
    expect(() => runBundle(`require(${JSON.stringify(name)})`, options)).toThrow(
      `mf-test@aa/remote.cjs asks for "${name}", which shells do not provide`,
    );
  },
);

test('pure modules of Node are there with and without prefix', () => {
  const code = `module.exports = require('crypto') === require('node:crypto')`;
  expect(runBundle(code, options)).toBe(true);
});

test('errors name the release and its line', () => {
  let stack = '';
  try {
    runBundle('\n\nthrow new Error("bad day")', options);
  } catch (error) {
    stack = (error as Error).stack ?? '';
  }
  expect(stack).toContain('mf-test@aa/remote.cjs:3');
});

test('shares no variables between bundles', () => {
  runBundle('var leaked = 1; const alsoLeaked = 2;', options);
  const code = 'module.exports = typeof leaked + typeof alsoLeaked';
  expect(runBundle(code, options)).toBe('undefinedundefined');
});

test('a top level that does not end is ended', () => {
  expect(() => runBundle('while (true) {}', { ...options, timeoutMs: 50 })).toThrow(
    'mf-test@aa/remote.cjs did not finish within 50 ms',
  );
});
