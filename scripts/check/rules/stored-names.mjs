import { isTestFile, listPackageSources } from '../repository.mjs';

export const name = 'cookies and storage';

const STORED_ITEMS_FILE = 'shell/src/consent/stored-items.ts';
const STORED_NAME_PATTERN = /['"`](?:__Host-)?(gl[_:-][a-zA-Z][\w:-]*)/g;
const LISTED_NAME_PATTERN = /'(gl[_:-][\w:-]*?)…?'/g;
const STORAGE_CALL_PATTERN =
  /\b(?:localStorage|sessionStorage)\.setItem|\bsetCookie\(|document\.cookie = /;

/** Names that match the pattern of stored items but are used for something else. */
const USE_BY_UNSTORED_NAME = new Map([
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
  if (!repository.files.includes(STORED_ITEMS_FILE)) return [];
  const listed = new Set(
    [...repository.read(STORED_ITEMS_FILE).matchAll(LISTED_NAME_PATTERN)].map((match) => match[1]),
  );
  const files = listCodeFiles(repository);
  const fileByStoredName = new Map(files.flatMap((file) => findStoredNames(file, repository)));
  return [
    ...[...fileByStoredName]
      .filter(([storedName]) => !listed.has(storedName))
      .map(([storedName, file]) => ({
        file,
        message: `${storedName} is not in ${STORED_ITEMS_FILE}`,
      })),
    ...[...listed]
      .filter((storedName) => !fileByStoredName.has(storedName))
      .map((storedName) => ({ file: STORED_ITEMS_FILE, message: `no code stores ${storedName}` })),
    ...files
      .filter(
        (file) =>
          STORAGE_CALL_PATTERN.test(repository.read(file)) && !hasStoredName(file, repository),
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
  return [...repository.read(file).matchAll(STORED_NAME_PATTERN)]
    .map(([, storedName]) => [storedName, file])
    .filter(([storedName]) => !USE_BY_UNSTORED_NAME.has(storedName));
}

function listCodeFiles(repository) {
  return listPackageSources(repository).filter(
    (file) =>
      file !== STORED_ITEMS_FILE &&
      !file.startsWith('e2e/') &&
      !isTestFile(file) &&
      !/\/(?:samples|testing)\/|\.stories\./.test(file),
  );
}
