import { maxAggregatedErrors } from '@gruenland/shared-contracts/api/telemetry.ts';
import { listRemoteNames } from '#build/workspace.ts';
import { parseCommandArguments, parseCount } from '#cli/arguments.ts';
import { openCommandStore } from '#cli/open-target.ts';
import { formatTime, runCommand, print } from '#cli/terminal.ts';
import type { ErrorGroup } from '#errors/reported-errors.ts';
import { fetchReportedErrors, groupErrors } from '#errors/reported-errors.ts';
import { Symbolicator } from '#errors/symbolicate.ts';
import { listReleasedRemotes } from '#publish/stored-release.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** Default maximum number of listed errors. */
const DEFAULT_LIMIT = 20;

/**
 * `npm run errors -- [mf-magazine[@id]] [--limit 20]`: lists the latest errors of browsers and
 * shells, with stacks resolved by the source maps of the release.
 */
await runCommand(async () => {
  const args = parseCommandArguments(process.argv.slice(2), process.env, {
    limit: { type: 'string' },
  });
  const [target, ...others] = args.names;
  const [, remote = null, release = null] =
    /^([a-z][a-z0-9-]*)(?:@([\w.-]{1,64}))?$/.exec(target ?? '') ?? [];
  if (others.length > 0 || (target !== undefined && remote === null)) {
    throw new Error('Name one remote, one release like mf-magazine@1f3c, or nothing');
  }
  const store = await openCommandStore(args);
  if (remote !== null) await assertRemoteExists(remote, store);
  const limit = Math.min(
    parseCount('limit', args.flags['limit'], DEFAULT_LIMIT) || 1,
    maxAggregatedErrors,
  );
  const question = { remote, release, limit };
  const errors = await fetchReportedErrors(question, args.env, args.keyFolder);
  const symbolicator = new Symbolicator(store, args.mode);
  for (const group of groupErrors(errors)) await printGroup(group, symbolicator);
  if (errors.length === 0) print('No errors reported');
});

/** Without this check the command would report no errors for a misspelled name. */
async function assertRemoteExists(remote: string, store: ReleaseStore): Promise<void> {
  const known = new Set([
    'shell',
    ...(await listRemoteNames()),
    ...(await listReleasedRemotes(store)),
  ]);
  if (known.has(remote)) return;
  const names = [...known].toSorted().join(', ');
  throw new Error(`There is no remote ${remote}; known: ${names}`);
}

async function printGroup(group: ErrorGroup, symbolicator: Symbolicator): Promise<void> {
  const { remote, release, side, name, message, count, parts, path, crawler } = group;
  const period = `${formatTime(Date.parse(group.firstSeenAt))} to ${formatTime(Date.parse(group.lastSeenAt))}`;
  const context = [...parts, ...(path === null ? [] : [`last on ${path}`])].join(', ');
  print(`${count} ×  ${remote}@${release}  ${side}${crawler ? ', a crawler' : ''}  ${period}`);
  print(`    ${name}: ${message}${context === '' ? '' : `  (${context})`}`);
  if (group.stack === null) return;
  const [first = '', ...lines] = await symbolicator.stack(group.stack, { remote, release });
  // In Chromium the first line of a stack repeats name and message.
  for (const line of first.includes(message) ? lines : [first, ...lines])
    print(`    ${line.trim()}`);
}
