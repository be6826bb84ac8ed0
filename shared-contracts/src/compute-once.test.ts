import { jest } from '@jest/globals';
import { computeOnce } from './compute-once.ts';

const join = (...texts: { text: string }[]) => texts.map(({ text }) => text).join(' ');

test('computes once for the same function and the same objects', () => {
  const compute = jest.fn(join);
  const [stream, valley] = [{ text: 'Bach' }, { text: 'Tal' }];
  expect(computeOnce(compute, stream, valley)).toBe('Bach Tal');
  expect(computeOnce(compute, stream, valley)).toBe('Bach Tal');
  expect(compute).toHaveBeenCalledTimes(1);
});

test('computes anew for other inputs, their order and another function', () => {
  const [stream, valley] = [{ text: 'Bach' }, { text: 'Tal' }];
  computeOnce(join, stream, valley);
  expect(computeOnce(join, valley, stream)).toBe('Tal Bach');
  expect(computeOnce(join, stream)).toBe('Bach');
  expect(computeOnce(join, stream, { text: 'Tal 2' })).toBe('Bach Tal 2');
  expect(computeOnce(({ text }) => text.length, stream)).toBe(4);
});

test('remembers undefined, but not an error', () => {
  const input = {};
  const findNothing = jest.fn((_: object): undefined => {});
  computeOnce(findNothing, input);
  computeOnce(findNothing, input);
  expect(findNothing).toHaveBeenCalledTimes(1);
  const fail = jest.fn((_: object) => {
    throw new Error('faulty');
  });
  expect(() => computeOnce(fail, input)).toThrow('faulty');
  expect(() => computeOnce(fail, input)).toThrow('faulty');
});
