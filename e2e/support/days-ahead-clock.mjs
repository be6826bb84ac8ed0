/**
 * A preload module (`node --import`). It moves the date of a process and of its worker threads
 * forward by `CLOCK_DAYS_AHEAD` days. Timers do not change.
 */
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';

const CLOCK_DAYS_AHEAD = process.env['CLOCK_DAYS_AHEAD'] ?? '0';
const offsetMs = Number(CLOCK_DAYS_AHEAD) * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offsetMs);
    else super(...args);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};

// Passes `CLOCK_DAYS_AHEAD` to worker threads with an environment of their own, such as the
// database thread. They would otherwise use today's date.
workerThreads.Worker = class extends workerThreads.Worker {
  constructor(file, options = {}) {
    const env = { ...(options.env ?? process.env), CLOCK_DAYS_AHEAD };
    const execArgv = [...(options.execArgv ?? []), '--import', import.meta.url];
    super(file, { ...options, env, execArgv });
  }
};
syncBuiltinESMExports();
