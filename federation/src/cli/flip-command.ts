import type { CommandArguments } from '#cli/arguments.ts';
import { parseCommandArguments, readNote } from '#cli/arguments.ts';
import { openReleaseTarget } from '#cli/open-target.ts';
import { formatDuration, runCommand, print, TerminalProgress } from '#cli/terminal.ts';
import type { ReleaseTarget, FlipWithPushResults } from '#publish/release-target.ts';
import { assertShellsAccepted } from '#publish/notify-shells.ts';

/**
 * Runs `rollback`, `promote` or `stop-canary`: parses the common flags, prints the progress and
 * then one line with the result.
 */
export async function runFlipCommand(
  flip: (
    args: CommandArguments,
    target: ReleaseTarget,
    note: string | null,
  ) => Promise<FlipWithPushResults>,
): Promise<void> {
  await runCommand(async () => {
    const startMs = performance.now();
    const args = parseCommandArguments(process.argv.slice(2), process.env, {
      note: { type: 'string' },
    });
    const target = await openReleaseTarget(args, new TerminalProgress());
    const { latest, record, pushResults } = await flip(args, target, readNote(args));
    const elapsedText = formatDuration(performance.now() - startMs);
    print(
      `${args.names[0]} ${latest.id} live by ${record.kind}, no canary, sequence ${latest.sequence}, ${elapsedText}`,
    );
    assertShellsAccepted(pushResults);
  });
}
