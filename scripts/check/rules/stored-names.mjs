import { isTestFile, listPackageSources } from '../repository.mjs';

export const name = 'cookies and storage';

const LIST_FILE = 'shell/src/consent/stored-items.ts';
const STORED_NAME = /['"`](?:__Host-)?(gl[_:-][a-zA-Z][\w:-]*)/g;
const LISTED_NAME = /'(gl[_:-][\w:-]*?)…?'/g;
const STORAGE_CALL = /\b(?:localStorage|sessionStorage)\.setItem|\bsetCookie\(|document\.cookie = /;

/** Names that match the pattern of stored items but are used for something else. */
const UNSTORED_NAMES = new Map([
  ['gl:consent', 'event of window'],
  ['gl-session-refresh', 'lock shared by tabs'],
  ['gl-preview-bar', 'CSS class'],
  ['gl-xray', 'CSS class'],
  ['gl-xray-box', 'CSS class'],
]);

/**
 * Checks that the list for the cookie pages contains exactly the cookies and storage items that the
 * code sets.
 */
export function check(repository) {
  if (!repository.files.includes(LIST_FILE)) return [];
  const listed = new Set(
    [...repository.read(LIST_FILE).matchAll(LISTED_NAME)].map((match) => match[1]),
  );
  const files = listCodeFiles(repository);
  const fileByStoredName = new Map(files.flatMap((file) => findStoredNames(file, repository)));
  return [
    ...[...fileByStoredName]
      .filter(([stored]) => !listed.has(stored))
      .map(([stored, file]) => ({ file, message: `${stored} is not in ${LIST_FILE}` })),
    ...[...listed]
      .filter((stored) => !fileByStoredName.has(stored))
      .map((stored) => ({ file: LIST_FILE, message: `no code stores ${stored}` })),
    ...files
      .filter(
        (file) => STORAGE_CALL.test(repository.read(file)) && !hasStoredName(file, repository),
      )
      .map((file) => ({ file, message: 'stores an item whose name this check cannot find' })),
  ];
}

/** Whether the file contains the name of a stored item or uses a constant that may contain one. */
function hasStoredName(file, repository) {
  const text = repository.read(file);
  if (findStoredNames(file, repository).length > 0) return true;
  return (
    /\b[A-Z_]*(?:COOKIE|DRAFT|DRAFT_PREFIX|KEY)\b/.test(text) ||
    /\bcookieName\b|formatDecisionCookie\(/.test(text)
  );
}

function findStoredNames(file, repository) {
  return [...repository.read(file).matchAll(STORED_NAME)]
    .map(([, stored]) => [stored, file])
    .filter(([stored]) => !UNSTORED_NAMES.has(stored));
}

function listCodeFiles(repository) {
  return listPackageSources(repository).filter(
    (file) =>
      file !== LIST_FILE &&
      !file.startsWith('e2e/') &&
      !isTestFile(file) &&
      !/\/(?:samples|testing)\/|\.stories\./.test(file),
  );
}
