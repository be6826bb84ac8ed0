import type { CommandArguments } from '#cli/arguments.ts';
import { parseCommandArguments, readNote } from '#cli/arguments.ts';
import { openCommandStore, openReleaseTarget } from '#cli/open-target.ts';
import { formatTime, runCommand, print, TerminalProgress } from '#cli/terminal.ts';
import { listSwitchableParts } from '#publish/list-switchable-parts.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { switchPartAndNotify } from '#publish/switch-for-shells.ts';
import { readSwitches } from '#publish/switches.ts';
import { assertShellsAccepted } from '#publish/notify-shells.ts';
import { isSwitchablePart } from '#release/parse-documents.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * Switches a part off or on: `npm run switch -- off slot:header.search [--note "…"]`,
 * `… -- on slot:header.search`. Without arguments the command lists the parts that are off.
 */
await runCommand(async () => {
  const args = parseCommandArguments(process.argv.slice(2), process.env, {
    note: { type: 'string' },
  });
  const [state, part, ...otherNames] = args.names;
  if (state === undefined) return await printSwitches(await openCommandStore(args));
  if ((state !== 'on' && state !== 'off') || part === undefined || otherNames.length > 0) {
    throw new Error('Give "off" or "on" and one part, for example: off slot:header.search');
  }
  const target = await openReleaseTarget(args, new TerminalProgress());
  await assertPartExists(part, state === 'off', target, args);
  const request = { part, isOff: state === 'off', note: readNote(args) };
  const pushResults = await switchPartAndNotify(request, target);
  if (pushResults === null) return print(`${part} is ${state} already`);
  print(`${part} is ${state}`);
  assertShellsAccepted(pushResults);
});

async function printSwitches(store: ReleaseStore): Promise<void> {
  const { document } = await readSwitches(store);
  if (!document || document.off.length === 0) return print('Everything is on');
  for (const { part, since, note } of document.off) {
    print(`off  ${part}  since ${formatTime(since)}${note === null ? '' : `  ${note}`}`);
  }
}

/**
 * Throws for an unknown part. Without this check a misspelled name would have no effect and give no
 * error.
 */
async function assertPartExists(
  part: string,
  isSwitchingOff: boolean,
  target: ReleaseTarget,
  { mode }: CommandArguments,
): Promise<void> {
  if (!isSwitchablePart(part)) {
    throw new Error(
      `"${part}" is not a part; parts are remote:<name>, block:<name> or slot:<name>`,
    );
  }
  if (!isSwitchingOff) return;
  const { parts, unlistedRemotes: unknown } = await listSwitchableParts(target, mode);
  if (parts.includes(part) || unknown.length > 0) return;
  const kind = part.slice(0, part.indexOf(':') + 1);
  const partsOfSameKind = parts.filter((knownPart) => knownPart.startsWith(kind));
  throw new Error(`No live release has ${part}; known: ${partsOfSameKind.join(', ') || 'none'}`);
}
