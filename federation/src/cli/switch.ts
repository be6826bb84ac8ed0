import type { CommandArguments } from '#cli/arguments.ts';
import { commandArguments, noteOf } from '#cli/arguments.ts';
import { storeOf, targetOf } from '#cli/open-target.ts';
import { moment, runCommand, say, TerminalProgress } from '#cli/terminal.ts';
import { knownParts } from '#publish/known-parts.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { switchForShells } from '#publish/switch-for-shells.ts';
import { readSwitches } from '#publish/switch-parts.ts';
import { requireTaken } from '#publish/tell-shells.ts';
import { isPart } from '#release/parse-documents.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * `npm run switch -- off slot:header.search [--note "…"]`, `… on slot:header.search`; without
 * arguments lists what is off.
 */
await runCommand(async () => {
  const given = commandArguments(process.argv.slice(2), process.env, { note: { type: 'string' } });
  const [way, part, ...others] = given.names;
  if (way === undefined) return await list(await storeOf(given));
  if ((way !== 'on' && way !== 'off') || part === undefined || others.length > 0) {
    throw new Error('Say "off" or "on" and one part, for example: off slot:header.search');
  }
  const target = await targetOf(given, new TerminalProgress());
  await requirePart(part, way === 'off', target, given);
  const order = { part, off: way === 'off', note: noteOf(given) };
  const answers = await switchForShells(order, target);
  if (answers === null) return say(`${part} is ${way} already`);
  say(`${part} is ${way}`);
  requireTaken(answers);
});

async function list(store: ReleaseStore): Promise<void> {
  const { document } = await readSwitches(store);
  if (!document || document.off.length === 0) return say('Everything is on');
  for (const { part, since, note } of document.off) {
    say(`off  ${part}  since ${moment(since)}${note === null ? '' : `  ${note}`}`);
  }
}

/** A name that nobody has would switch off nothing, just when it matters. */
async function requirePart(
  part: string,
  off: boolean,
  target: ReleaseTarget,
  { mode }: CommandArguments,
): Promise<void> {
  if (!isPart(part)) {
    throw new Error(`"${part}" is no part; parts are remote:<name>, block:<name> or slot:<name>`);
  }
  if (!off) return;
  const { parts, unknown } = await knownParts(target, mode);
  if (parts.includes(part) || unknown.length > 0) return;
  const kind = part.slice(0, part.indexOf(':') + 1);
  const alike = parts.filter((known) => known.startsWith(kind));
  throw new Error(`Nothing that is live has ${part}; known: ${alike.join(', ') || 'none'}`);
}
