import { reloadOnce } from './reload-guard.ts';

function surroundings() {
  const held = new Map<string, string>();
  const loaded: string[] = [];
  const clock = { now: 0 };
  const around = {
    storage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    },
    load: (path: string) => void loaded.push(path),
    now: () => clock.now,
  };
  return { around, loaded, clock, held };
}

test('loads a path once within ten seconds', () => {
  const { around, loaded, clock } = surroundings();
  expect(reloadOnce('/a', around)).toBe(true);
  clock.now = 10_000;
  expect(reloadOnce('/a', around)).toBe(false);
  clock.now = 10_001;
  expect(reloadOnce('/a', around)).toBe(true);
  expect(loaded).toEqual(['/a', '/a']);
});

test('stores no one-time token, and guards the path with and without it', () => {
  const { around, loaded, held } = surroundings();
  expect(reloadOnce('/mein-account?token=geheim&is_app=true', around)).toBe(true);
  expect(loaded).toEqual(['/mein-account?token=geheim&is_app=true']);
  expect([...held.values()].join()).not.toContain('geheim');
  expect(reloadOnce('/mein-account?is_app=true', around)).toBe(false);
});

test('guards each path by itself', () => {
  const { around, loaded } = surroundings();
  reloadOnce('/a', around);
  expect(reloadOnce('/b', around)).toBe(true);
  expect(loaded).toEqual(['/a', '/b']);
});

test('loads without a guard when there is no storage', () => {
  const { around, loaded } = surroundings();
  const broken = () => {
    throw new Error('denied');
  };
  expect(reloadOnce('/a', { ...around, storage: { getItem: broken, setItem: broken } })).toBe(true);
  expect(loaded).toEqual(['/a']);
});
