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
const DEFAULT_ERROR_LIMIT = 20;

/**
 * `npm run errors -- [mf-magazine[@id]] [--limit 20]`: lists the latest errors of browsers and
 * shells, with stacks resolved by the source maps of the release.
 */
await runCommand(async () => {
  const args = parseCommandArguments(process.argv.slice(2), process.env, {
    limit: { type: 'string' },
  });
  const [target, ...otherNames] = args.names;
  const [, remote = null, release = null] =
    /^([a-z][a-z0-9-]*)(?:@([\w.-]{1,64}))?$/.exec(target ?? '') ?? [];
  if (otherNames.length > 0 || (target !== undefined && remote === null)) {
    throw new Error('Name one remote, one release like mf-magazine@1f3c, or nothing');
  }
  const store = await openCommandStore(args);
  if (remote !== null) await assertRemoteExists(remote, store);
  const limit = Math.min(
    parseCount('limit', args.flags['limit'], DEFAULT_ERROR_LIMIT) || 1,
    maxAggregatedErrors,
  );
  const query = { remote, release, limit };
  const errors = await fetchReportedErrors(query, args.env, args.keyFolder);
  const symbolicator = new Symbolicator(store, args.mode);
  for (const group of groupErrors(errors)) await printErrorGroup(group, symbolicator);
  if (errors.length === 0) print('No errors reported');
});

/** Throws for an unknown remote. Without this check, a misspelled name would give an empty list. */
async function assertRemoteExists(remote: string, store: ReleaseStore): Promise<void> {
  const knownRemotes = new Set([
    'shell',
    ...(await listRemoteNames()),
    ...(await listReleasedRemotes(store)),
  ]);
  if (knownRemotes.has(remote)) return;
  const names = [...knownRemotes].toSorted().join(', ');
  throw new Error(`There is no remote ${remote}; known: ${names}`);
}

async function printErrorGroup(group: ErrorGroup, symbolicator: Symbolicator): Promise<void> {
  const { remote, release, side, name, message, count, parts, path, crawler } = group;
  const period = `${formatTime(Date.parse(group.firstSeenAt))} to ${formatTime(Date.parse(group.lastSeenAt))}`;
  const context = [...parts, ...(path === null ? [] : [`last on ${path}`])].join(', ');
  print(`${count} ×  ${remote}@${release}  ${side}${crawler ? ', a crawler' : ''}  ${period}`);
  print(`    ${name}: ${message}${context === '' ? '' : `  (${context})`}`);
  if (group.stack === null) return;
  const [firstLine = '', ...otherLines] = await symbolicator.resolveStack(group.stack, {
    remote,
    release,
  });
  // Omits the first line of a Chromium stack, which repeats name and message.
  for (const line of firstLine.includes(message) ? otherLines : [firstLine, ...otherLines])
    print(`    ${line.trim()}`);
}
