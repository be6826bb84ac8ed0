/**
 * Loaded before a server (`node --import`): moves the date of the process and its threads
 * `CLOCK_DAYS_AHEAD` days forward. Timers are not affected.
 */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const CLOCK_DAYS_AHEAD = process.env['CLOCK_DAYS_AHEAD'] ?? '0';
const ahead = Number(CLOCK_DAYS_AHEAD) * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

// Threads with their own environment, like the database's, would otherwise use today's date.
threads.Worker = class extends threads.Worker {
  constructor(file, options = {}) {
    const env = { ...(options.env ?? process.env), CLOCK_DAYS_AHEAD };
    const execArgv = [...(options.execArgv ?? []), '--import', import.meta.url];
    super(file, { ...options, env, execArgv });
  }
};
syncBuiltinESMExports();
