import { CircuitBreaker, CircuitOpenError } from './circuit-breaker.ts';

const fail = () => Promise.reject(new Error('down'));
const succeedingCall = () => Promise.resolve('up');

function createBreaker() {
  const clock = { now: 0 };
  return {
    clock,
    breaker: new CircuitBreaker({ threshold: 2, openDurationMs: 100, now: () => clock.now }),
  };
}

test('opens after consecutive failures and rejects calls', async () => {
  const { breaker } = createBreaker();
  await expect(breaker.run(fail)).rejects.toThrow('down');
  await expect(breaker.run(succeedingCall)).resolves.toBe('up');
  await expect(breaker.run(fail)).rejects.toThrow('down');
  expect(breaker.state).toBe('closed');
  await expect(breaker.run(fail)).rejects.toThrow('down');
  expect(breaker.state).toBe('open');
  await expect(breaker.run(succeedingCall)).rejects.toBeInstanceOf(CircuitOpenError);
});

test('does not count blameless failures', async () => {
  const { breaker } = createBreaker();
  for (let call = 0; call < 5; call += 1)
    await expect(breaker.run(fail, () => true)).rejects.toThrow('down');
  expect(breaker.state).toBe('closed');
});

test('lets one call through after the wait and closes when it succeeds', async () => {
  const { breaker, clock } = createBreaker();
  await expect(breaker.run(fail)).rejects.toThrow('down');
  await expect(breaker.run(fail)).rejects.toThrow('down');
  clock.now = 100;
  expect(breaker.state).toBe('half-open');
  const slowCall = Promise.withResolvers<string>();
  const probe = breaker.run(() => slowCall.promise);
  await expect(breaker.run(succeedingCall)).rejects.toBeInstanceOf(CircuitOpenError);
  slowCall.resolve('back');
  await expect(probe).resolves.toBe('back');
  expect(breaker.state).toBe('closed');
});

test('opens again when the probe fails', async () => {
  const { breaker, clock } = createBreaker();
  await expect(breaker.run(fail)).rejects.toThrow('down');
  await expect(breaker.run(fail)).rejects.toThrow('down');
  clock.now = 100;
  await expect(breaker.run(fail)).rejects.toThrow('down');
  expect(breaker.state).toBe('open');
});
