/**
 * `npm run contract` lists changes of the contract between shell and remotes that were not accepted
 * yet. `npm run contract -- accept addition|breaking|none --note "…"` accepts them; `addition`
 * raises the contract's revision, `breaking` its version. Requires only Node 20.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptContract, CHANGE_KINDS } from './check/contract/accept-contract.mjs';
import {
  findChangedFiles,
  LOCK_FILE,
  readLockedContract,
  NUMBERS_FILE,
  readCurrentContract,
} from './check/contract/contract-files.mjs';
import { openRepository } from './check/repository.mjs';
import { ROOT } from './project/paths.mjs';
import { PlainError, runMain, say } from './project/terminal.mjs';

await runMain(() => {
  const { values, positionals } = readArguments();
  const repository = openRepository(ROOT);
  const current = readCurrentContract(repository);
  const locked = readLockedContract(repository);
  const [command, kind, ...others] = positionals;
  if (command === undefined) return report(locked, current);
  const note = values.note?.trim();
  if (command !== 'accept' || !CHANGE_KINDS.includes(kind) || others.length > 0 || !note)
    throw new PlainError(
      `usage: npm run contract -- accept ${CHANGE_KINDS.join('|')} --note "what changed"`,
    );
  const { source, lock } = accept({
    kind,
    note,
    current,
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

function report(locked, current) {
  const changed = findChangedFiles(locked, current);
  say(
    `contract ${locked.version}.${locked.revision}, ${Object.keys(locked.files).length} files and packages`,
  );
  say(
    changed.length === 0 ? 'no changes' : `changed, not accepted yet:\n  ${changed.join('\n  ')}`,
  );
}
