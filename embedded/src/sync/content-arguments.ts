import { parseArgs } from 'node:util';

/** Thrown when the command is called with invalid arguments. */
export class UsageError extends Error {}

export interface ContentArguments {
  readonly command: (typeof COMMANDS)[number];
  readonly isDryRun: boolean;
  readonly force: boolean;
  /** Kinds of items to copy, for example `stories`; by default all kinds. */
  readonly onlyKinds: readonly string[];
  readonly prefix: string;
}

const COMMANDS = ['push', 'pull', 'check', 'doctor'] as const;
const SYNC_KINDS = ['components', 'datasources', 'stories'];

const USAGE = `npm run content -- check                    checks all stories here against the components
npm run content -- doctor                   checks the settings of the space (docs/storyblok.md)
npm run content -- push [options]           sends what changed here to the space
npm run content -- pull [options]           fetches what changed there
  --dry-run                                 tells what would happen, changes nothing
  --force                                   conflicts: the side that is copied from wins
  --only components,datasources,stories     only these (stories with their assets)
  --prefix artikel/                         only stories whose address begins so
Ends with 0 done, 1 something is wrong or failed, 2 called wrongly, 3 conflicts, 4 no access.`;

/** @throws {UsageError} for an unknown command or option */
export function parseContentArguments(argv: readonly string[]): ContentArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        only: { type: 'string', default: SYNC_KINDS.join(',') },
        prefix: { type: 'string', default: '' },
      },
    });
    const [word, ...others] = positionals;
    const command = COMMANDS.find((name) => name === word);
    if (command === undefined || others.length > 0) throw new UsageError(USAGE);
    const only = values.only.split(',');
    const unknownKind = only.find((kind) => !SYNC_KINDS.includes(kind));
    if (unknownKind !== undefined)
      throw new UsageError(`--only ${unknownKind}: one of ${SYNC_KINDS.join(', ')}`);
    return {
      command,
      isDryRun: values['dry-run'],
      force: values.force,
      onlyKinds: only,
      prefix: values.prefix,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
