import type { CommandArguments } from '#cli/arguments.ts';
import { commandArguments, noteOf } from '#cli/arguments.ts';
import { targetOf } from '#cli/open-target.ts';
import { duration, runCommand, say, TerminalProgress } from '#cli/terminal.ts';
import type { ReleaseTarget, ToldFlip } from '#publish/release-target.ts';
import { requireTaken } from '#publish/tell-shells.ts';

/** What `rollback`, `promote` and `stop-canary` share: flags, progress, the last line. */
export async function runFlipCommand(
  work: (given: CommandArguments, target: ReleaseTarget, note: string | null) => Promise<ToldFlip>,
): Promise<void> {
  await runCommand(async () => {
    const started = performance.now();
    const given = commandArguments(process.argv.slice(2), process.env, {
      note: { type: 'string' },
    });
    const target = await targetOf(given, new TerminalProgress());
    const { latest, record, answers } = await work(given, target, noteOf(given));
    const spent = duration(performance.now() - started);
    say(
      `${given.names[0]} ${latest.id} live by ${record.kind}, no canary, sequence ${latest.sequence}, ${spent}`,
    );
    requireTaken(answers);
  });
}
