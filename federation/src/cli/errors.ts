import { seenErrorsMax } from '@gruenland/shared-contracts/api/telemetry.ts';
import { remoteNames } from '#build/workspace.ts';
import { commandArguments, countOf } from '#cli/arguments.ts';
import { storeOf } from '#cli/open-target.ts';
import { moment, runCommand, say } from '#cli/terminal.ts';
import type { ErrorGroup } from '#errors/seen-errors.ts';
import { fetchSeenErrors, groupErrors } from '#errors/seen-errors.ts';
import { Symbolicator } from '#errors/symbolicate.ts';
import { releasedRemotes } from '#publish/stored-release.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** Kinds of error that are asked for unless told otherwise. */
const LIMIT = 20;

/**
 * `npm run errors -- [mf-magazine[@id]] [--limit 20]`: what browsers and shells reported last, with
 * stacks by the source maps of the release.
 */
await runCommand(async () => {
  const given = commandArguments(process.argv.slice(2), process.env, { limit: { type: 'string' } });
  const [which, ...others] = given.names;
  const [, remote = null, release = null] =
    /^([a-z][a-z0-9-]*)(?:@([\w.-]{1,64}))?$/.exec(which ?? '') ?? [];
  if (others.length > 0 || (which !== undefined && remote === null)) {
    throw new Error('Name one remote, or one release like mf-magazine@1f3c, or nothing');
  }
  const store = await storeOf(given);
  if (remote !== null) await requireRemote(remote, store);
  const limit = Math.min(countOf('limit', given.flags['limit'], LIMIT) || 1, seenErrorsMax);
  const question = { remote, release, limit };
  const errors = await fetchSeenErrors(question, given.env, given.keyFolder);
  const symbolicator = new Symbolicator(store, given.mode);
  for (const group of groupErrors(errors)) await tell(group, symbolicator);
  if (errors.length === 0) say('Nothing was reported');
});

/** A name that nobody has would say that all is well. */
async function requireRemote(remote: string, store: ReleaseStore): Promise<void> {
  const known = new Set(['shell', ...(await remoteNames()), ...(await releasedRemotes(store))]);
  if (known.has(remote)) return;
  const names = [...known].toSorted().join(', ');
  throw new Error(`There is no remote ${remote}; there are ${names}`);
}

async function tell(group: ErrorGroup, symbolicator: Symbolicator): Promise<void> {
  const { remote, release, side, name, message, count, parts, path, crawler } = group;
  const seen = `${moment(Date.parse(group.firstSeenAt))} to ${moment(Date.parse(group.lastSeenAt))}`;
  const where = [...parts, ...(path === null ? [] : [`last on ${path}`])].join(', ');
  say(`${count} ×  ${remote}@${release}  ${side}${crawler ? ', a crawler' : ''}  ${seen}`);
  say(`    ${name}: ${message}${where === '' ? '' : `  (${where})`}`);
  if (group.stack === null) return;
  const [first = '', ...lines] = await symbolicator.stack(group.stack, { remote, release });
  // Chromium repeats name and message above the stack.
  for (const line of first.includes(message) ? lines : [first, ...lines]) say(`    ${line.trim()}`);
}
