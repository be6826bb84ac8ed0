/**
 * `npm run contract`: changes between shell and remotes since the last accepted contract. `npm run
 * contract -- accept addition|breaking|none --note "…"`: declares the kind of change and raises the
 * numbers. Requires only Node 20.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptContract, KINDS } from './check/contract/accept-contract.mjs';
import {
  changedFiles,
  LOCK_FILE,
  lockedContract,
  NUMBERS_FILE,
  presentContract,
} from './check/contract/contract-files.mjs';
import { openRepository } from './check/repository.mjs';
import { ROOT } from './project/paths.mjs';
import { PlainError, runMain, say } from './project/terminal.mjs';

await runMain(() => {
  const { values, positionals } = readArguments();
  const repository = openRepository(ROOT);
  const present = presentContract(repository);
  const locked = lockedContract(repository);
  const [command, kind, ...others] = positionals;
  if (command === undefined) return tell(locked, present);
  const note = values.note?.trim();
  if (command !== 'accept' || !KINDS.includes(kind) || others.length > 0 || !note)
    throw new PlainError(`usage: accept ${KINDS.join('|')} --note "what changed"`);
  const { source, lock } = accept({
    kind,
    note,
    present,
    locked,
    source: repository.read(NUMBERS_FILE),
  });
  writeFileSync(join(ROOT, NUMBERS_FILE), source);
  writeFileSync(join(ROOT, LOCK_FILE), `${JSON.stringify(lock, null, 2)}\n`);
  say(`contract ${lock.version}.${lock.revision} accepted (${kind}); commit both files`);
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { note: { type: 'string' } } });
  } catch (error) {
    throw new PlainError(error.message);
  }
}

function accept(options) {
  try {
    return acceptContract(options);
  } catch (error) {
    throw new PlainError(error.message);
  }
}

function tell(locked, present) {
  const changed = changedFiles(locked, present);
  say(`contract ${locked.version}.${locked.revision}, ${Object.keys(locked.files).length} parts`);
  say(
    changed.length === 0
      ? 'nothing changed since then'
      : `changed since then:\n  ${changed.join('\n  ')}`,
  );
}
