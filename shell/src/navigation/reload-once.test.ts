import { reloadOnce } from './reload-once.ts';

function createFakeEnvironment() {
  const storedValues = new Map<string, string>();
  const loadedPaths: string[] = [];
  const clock = { now: 0 };
  const environment = {
    storage: {
      getItem: (key: string) => storedValues.get(key) ?? null,
      setItem: (key: string, value: string) => void storedValues.set(key, value),
    },
    load: (path: string) => void loadedPaths.push(path),
    now: () => clock.now,
  };
  return { environment, loadedPaths, clock, storedValues };
}

test('loads a path once within ten seconds', () => {
  const { environment, loadedPaths, clock } = createFakeEnvironment();
  expect(reloadOnce('/a', environment)).toBe(true);
  clock.now = 10_000;
  expect(reloadOnce('/a', environment)).toBe(false);
  clock.now = 10_001;
  expect(reloadOnce('/a', environment)).toBe(true);
  expect(loadedPaths).toEqual(['/a', '/a']);
});

test('stores no one-time token, and treats the path with and without it as the same', () => {
  const { environment, loadedPaths, storedValues } = createFakeEnvironment();
  expect(reloadOnce('/mein-account?token=geheim&is_app=true', environment)).toBe(true);
  expect(loadedPaths).toEqual(['/mein-account?token=geheim&is_app=true']);
  expect([...storedValues.values()].join()).not.toContain('geheim');
  expect(reloadOnce('/mein-account?is_app=true', environment)).toBe(false);
});

test('guards each path separately', () => {
  const { environment, loadedPaths } = createFakeEnvironment();
  reloadOnce('/a', environment);
  expect(reloadOnce('/b', environment)).toBe(true);
  expect(loadedPaths).toEqual(['/a', '/b']);
});

test('reloads without a guard when storage is blocked', () => {
  const { environment, loadedPaths } = createFakeEnvironment();
  const throwError = () => {
    throw new Error('denied');
  };
  expect(
    reloadOnce('/a', { ...environment, storage: { getItem: throwError, setItem: throwError } }),
  ).toBe(true);
  expect(loadedPaths).toEqual(['/a']);
});
