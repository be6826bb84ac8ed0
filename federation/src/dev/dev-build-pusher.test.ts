import { DevBuildPusher } from './dev-build-pusher.ts';
import type { DevBuild } from './dev-build.ts';
import { DevBuildRefusedError, KeyRefusedError, ShellUnavailableError } from './shell-link.ts';

const release = (id: string): DevBuild => ({
  id,
  document: '',
  bundle: '',
  signature: '',
  styles: [],
});

/** A fake shell that answers pushes with the given errors; null accepts the push. */
function createPusher(answers: (Error | null)[]) {
  const accepted: string[] = [];
  const lines: string[] = [];
  const controller = new AbortController();
  const link = {
    address: 'http://shell',
    async push({ id }: DevBuild) {
      const answer = answers.shift() ?? null;
      if (answer) throw answer;
      accepted.push(id);
    },
    async mode() {
      const answer = answers.shift() ?? null;
      if (answer) throw answer;
      return 'development' as const;
    },
  };
  const pusher = new DevBuildPusher({
    link,
    signal: controller.signal,
    log: (line) => lines.push(line),
    pauseMs: 1,
  });
  return { pusher, accepted, lines, controller };
}

test('retries while the shell is unavailable and reports it once', async () => {
  const { pusher, accepted, lines } = createPusher([
    new ShellUnavailableError('is not reachable'),
    new ShellUnavailableError('x'),
  ]);
  expect(await pusher.push(release('a'))).toBe(true);
  expect(accepted).toEqual(['a']);
  expect(lines).toEqual([
    '! shell http://shell is not reachable; trying again every second',
    '✓ shell http://shell is back',
  ]);
});

test('stops pushing an outdated build when a newer one arrives', async () => {
  const { pusher, accepted } = createPusher([new ShellUnavailableError('is not reachable')]);
  const previous = pusher.push(release('a'));
  const newerPush = pusher.push(release('b'));
  expect(await Promise.all([previous, newerPush])).toEqual([false, true]);
  expect(accepted).toEqual(['b']);
});

test('reports why a build is refused and pushes the next one', async () => {
  const { pusher, accepted, lines } = createPusher([new DevBuildRefusedError('route x leaves /y')]);
  expect(await pusher.push(release('a'))).toBe(false);
  expect(lines).toEqual(['✗ the shell refuses this build: route x leaves /y']);
  expect(await pusher.push(release('b'))).toBe(true);
  expect(accepted).toEqual(['b']);
});

test('rejects when the shell does not trust the key', async () => {
  const { pusher } = createPusher([new KeyRefusedError('another key')]);
  await expect(pusher.push(release('a'))).rejects.toThrow('another key');
});

test('pushes the latest build again when the shell is back', async () => {
  const { pusher, accepted, controller } = createPusher([
    null,
    new ShellUnavailableError('is not reachable'),
    null,
  ]);
  await pusher.push(release('a'));
  const watch = pusher.watchShell();
  while (accepted.length < 2) await new Promise((done) => setImmediate(done));
  controller.abort();
  await watch;
  expect(accepted).toEqual(['a', 'a']);
});
