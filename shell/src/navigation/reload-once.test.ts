import { reloadOnce } from './reload-once.ts';

function createFakeEnvironment() {
  const stored = new Map<string, string>();
  const loaded: string[] = [];
  const clock = { now: 0 };
  const environment = {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    load: (path: string) => void loaded.push(path),
    now: () => clock.now,
  };
  return { environment, loaded, clock, stored };
}

test('loads a path once within ten seconds', () => {
  const { environment, loaded, clock } = createFakeEnvironment();
  expect(reloadOnce('/a', environment)).toBe(true);
  clock.now = 10_000;
  expect(reloadOnce('/a', environment)).toBe(false);
  clock.now = 10_001;
  expect(reloadOnce('/a', environment)).toBe(true);
  expect(loaded).toEqual(['/a', '/a']);
});

test('stores no one-time token, and treats the path with and without it as the same', () => {
  const { environment, loaded, stored } = createFakeEnvironment();
  expect(reloadOnce('/mein-account?token=geheim&is_app=true', environment)).toBe(true);
  expect(loaded).toEqual(['/mein-account?token=geheim&is_app=true']);
  expect([...stored.values()].join()).not.toContain('geheim');
  expect(reloadOnce('/mein-account?is_app=true', environment)).toBe(false);
});

test('guards each path separately', () => {
  const { environment, loaded } = createFakeEnvironment();
  reloadOnce('/a', environment);
  expect(reloadOnce('/b', environment)).toBe(true);
  expect(loaded).toEqual(['/a', '/b']);
});

test('reloads without a guard when storage is blocked', () => {
  const { environment, loaded } = createFakeEnvironment();
  const broken = () => {
    throw new Error('denied');
  };
  expect(reloadOnce('/a', { ...environment, storage: { getItem: broken, setItem: broken } })).toBe(
    true,
  );
  expect(loaded).toEqual(['/a']);
});
