import { isTestFile, packageSources } from '../repository.mjs';

export const name = 'cookies and storage';

const LIST = 'shell/src/consent/stored-items.ts';
const NAME = /['"`](?:__Host-)?(gl[_:-][a-zA-Z][\w:-]*)/g;
const LISTED = /'(gl[_:-][\w:-]*?)…?'/g;
const KEEPS = /\b(?:localStorage|sessionStorage)\.setItem|\bsetCookie\(|document\.cookie = /;

/** Names that begin like stored ones and are none, and why. */
const NOT_STORED = new Map([
  ['gl:consent', 'event of the window'],
  ['gl-session-refresh', 'lock between tabs'],
  ['gl-preview-bar', 'class in the document'],
  ['gl-xray', 'class of a layer'],
  ['gl-xray-box', 'class of a layer'],
]);

/** What the cookie pages say is all that the code leaves on a device, and nothing else. */
export function check(repository) {
  if (!repository.files.includes(LIST)) return [];
  const listed = new Set([...repository.read(LIST).matchAll(LISTED)].map((match) => match[1]));
  const files = codeFiles(repository);
  const used = new Map(files.flatMap((file) => namesIn(file, repository)));
  return [
    ...[...used]
      .filter(([stored]) => !listed.has(stored))
      .map(([stored, file]) => ({ file, message: `${stored} is not in ${LIST}` })),
    ...[...listed]
      .filter((stored) => !used.has(stored))
      .map((stored) => ({ file: LIST, message: `nothing stores ${stored}` })),
    ...files
      .filter((file) => KEEPS.test(repository.read(file)) && !namesItself(file, repository))
      .map((file) => ({ file, message: 'stores something whose name cannot be found' })),
  ];
}

/** The name stands in the file or in one that it imports its constant from. */
function namesItself(file, repository) {
  const text = repository.read(file);
  if (namesIn(file, repository).length > 0) return true;
  return (
    /\b[A-Z_]*(?:COOKIE|DRAFT|KEY)\b/.test(text) || /\bcookieName\b|decisionCookie\(/.test(text)
  );
}

function namesIn(file, repository) {
  return [...repository.read(file).matchAll(NAME)]
    .map(([, stored]) => [stored, file])
    .filter(([stored]) => !NOT_STORED.has(stored));
}

function codeFiles(repository) {
  return packageSources(repository).filter(
    (file) =>
      file !== LIST &&
      !file.startsWith('e2e/') &&
      !isTestFile(file) &&
      !/\/(?:samples|testing)\/|\.stories\./.test(file),
  );
}
