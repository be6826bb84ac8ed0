/**
 * `npm run contract` lists changes of the contract between shell and remotes, and of the api's
 * requests and responses, that were not accepted yet. `npm run contract -- accept
 * addition|breaking|none --note "…"` accepts them; `addition` raises the contract's revision,
 * `breaking` its version. Both raise the api's revision if files of the api changed. Requires only
 * Node 20.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptContractChanges, CHANGE_KINDS } from './check/contract/accept-contract.mjs';
import {
  acceptApiChanges,
  API_LOCK_FILE,
  API_REVISION_FILE,
  findChangedApiFiles,
  hashApiFiles,
  readApiLock,
} from './check/contract/api-lock.mjs';
import { formatFiles } from './process/format-files.mjs';
import {
  findChangedFiles,
  CONTRACT_LOCK_FILE,
  readLockedContract,
  CONTRACT_NUMBERS_FILE,
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
  if (command === undefined) return report(locked, current, repository);
  const note = values.note?.trim();
  if (command !== 'accept' || !CHANGE_KINDS.includes(kind) || others.length > 0 || !note)
    throw new PlainError(
      `usage: npm run contract -- accept ${CHANGE_KINDS.join('|')} --note "what changed"`,
    );
  const api = { lock: readApiLock(repository), hashes: hashApiFiles(repository) };
  const isApiChanged = findChangedApiFiles(api.lock, api.hashes).length > 0;
  if (findChangedFiles(locked, current).length > 0 || !isApiChanged) {
    const source = repository.read(CONTRACT_NUMBERS_FILE);
    const accepted = accept(() => acceptContractChanges({ kind, note, current, locked, source }));
    write(CONTRACT_NUMBERS_FILE, CONTRACT_LOCK_FILE, accepted);
    const { version, revision } = accepted.lock;
    say(`contract ${version}.${revision} accepted (${kind}); commit both files`);
  }
  if (!isApiChanged) return;
  const source = repository.read(API_REVISION_FILE);
  const accepted = accept(() => acceptApiChanges({ kind, note, ...api, source }));
  write(API_REVISION_FILE, API_LOCK_FILE, accepted);
  say(`api revision ${accepted.lock.revision} accepted (${kind}); commit both files`);
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { note: { type: 'string' } } });
  } catch (error) {
    throw new PlainError(error.message);
  }
}

function write(sourceFile, lockFile, { source, lock }) {
  writeFileSync(join(ROOT, sourceFile), source);
  writeFileSync(join(ROOT, lockFile), `${JSON.stringify(lock, null, 2)}\n`);
  formatFiles(ROOT, [sourceFile, lockFile]);
}

function accept(acceptChanges) {
  try {
    return acceptChanges();
  } catch (error) {
    throw new PlainError(error.message);
  }
}

function report(locked, current, repository) {
  const apiLock = readApiLock(repository);
  const changedFiles = [
    ...findChangedFiles(locked, current),
    ...findChangedApiFiles(apiLock, hashApiFiles(repository)),
  ];
  say(
    `contract ${locked.version}.${locked.revision}, ${Object.keys(locked.files).length} files and packages`,
  );
  say(`api revision ${apiLock.revision}, ${Object.keys(apiLock.files).length} files`);
  say(
    changedFiles.length === 0
      ? 'no changes'
      : `changed, not accepted yet:\n  ${changedFiles.join('\n  ')}`,
  );
}
