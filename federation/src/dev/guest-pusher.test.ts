import { GuestPusher } from './guest-pusher.ts';
import type { GuestRelease } from './guest-release.ts';
import { GuestRefusedError, KeyRefusedError, ShellAwayError } from './shell-link.ts';

const release = (id: string): GuestRelease => ({
  id,
  document: '',
  bundle: '',
  proof: '',
  styles: [],
});

/** A shell whose answers a test writes down: an error, or taken. */
function setup(answers: (Error | null)[]) {
  const taken: string[] = [];
  const said: string[] = [];
  const ending = new AbortController();
  const link = {
    address: 'http://shell',
    async push({ id }: GuestRelease) {
      const answer = answers.shift() ?? null;
      if (answer) throw answer;
      taken.push(id);
    },
    async mode() {
      const answer = answers.shift() ?? null;
      if (answer) throw answer;
      return 'development' as const;
    },
  };
  const pusher = new GuestPusher({
    link,
    signal: ending.signal,
    say: (line) => said.push(line),
    pauseMs: 1,
  });
  return { pusher, taken, said, ending };
}

test('goes on trying while the shell is away, and says so once', async () => {
  const { pusher, taken, said } = setup([
    new ShellAwayError('is not there'),
    new ShellAwayError('x'),
  ]);
  expect(await pusher.push(release('a'))).toBe(true);
  expect(taken).toEqual(['a']);
  expect(said).toEqual([
    '! shell http://shell is not there; trying again every second',
    '✓ shell http://shell is back',
  ]);
});

test('gives way to a newer release', async () => {
  const { pusher, taken } = setup([new ShellAwayError('is not there')]);
  const older = pusher.push(release('a'));
  const newer = pusher.push(release('b'));
  expect(await Promise.all([older, newer])).toEqual([false, true]);
  expect(taken).toEqual(['b']);
});

test('says why a release is refused, and goes on with the next', async () => {
  const { pusher, taken, said } = setup([new GuestRefusedError('route x leaves /y')]);
  expect(await pusher.push(release('a'))).toBe(false);
  expect(said).toEqual(['✗ the shell refuses this build: route x leaves /y']);
  expect(await pusher.push(release('b'))).toBe(true);
  expect(taken).toEqual(['b']);
});

test('ends with a key that the shell does not trust', async () => {
  const { pusher } = setup([new KeyRefusedError('another key')]);
  await expect(pusher.push(release('a'))).rejects.toThrow('another key');
});

test('hands the newest to a shell that was away', async () => {
  const { pusher, taken, ending } = setup([null, new ShellAwayError('is not there'), null]);
  await pusher.push(release('a'));
  const watching = pusher.watchShell();
  while (taken.length < 2) await new Promise((done) => setImmediate(done));
  ending.abort();
  await watching;
  expect(taken).toEqual(['a', 'a']);
});
