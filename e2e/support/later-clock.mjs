/**
 * Loaded before a server and its workers (`node --import`): for them it is `CLOCK_DAYS_AHEAD` days
 * later, in place of waiting. Timers keep their own time.
 */
const ahead = Number(process.env['CLOCK_DAYS_AHEAD'] ?? '0') * 86_400_000;
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
