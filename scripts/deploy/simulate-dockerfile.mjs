import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * State of an image after the Dockerfile steps that were simulated so far.
 *
 * @typedef {object} Image
 * @property {string} name
 * @property {Set<string>} paths Absolute paths of all files and folders.
 * @property {Set<string>} owned Paths that a user other than root owns.
 * @property {string} cwd
 * @property {string | undefined} user
 * @property {string[]} commands Start command and health check as words.
 * @property {string[]} npm The `npm ci` commands, in order.
 */

/** Folders that every Debian image contains. */
const DEBIAN_FOLDERS = ['/', '/usr', '/usr/local', '/etc', '/tmp', '/var', '/var/lib'];

/**
 * Programs whose effects are not simulated, because no later step names a file that these programs
 * create.
 */
const PROGRAMS_NOT_SIMULATED = new Set(['apt-get', 'rm']);

/**
 * Simulates a Dockerfile step by step. Supports only the instructions that this project's
 * Dockerfiles use.
 *
 * @param {object} options
 * @param {string} options.text Content of the Dockerfile.
 * @param {readonly string[]} options.context Paths of the files that the container engine gets, see
 *   `listContextFiles`.
 * @param {Readonly<Record<string, readonly string[]>>} options.makes Files that each script
 *   creates, relative to the image's working folder.
 * @returns {{ images: Map<string, Image>, problems: string[] }}
 */
export function simulateDockerfile({ text, context, makes: filesByScript }) {
  const contextPaths = new Set(context.flatMap((file) => listWithParentFolders(`/${file}`)));
  const images = new Map();
  const problems = [];
  let image;
  for (const [instruction, rest] of parseInstructions(text)) {
    const report = (problem) => problems.push(`${image.name}: ${problem}`);
    if (instruction === 'FROM') {
      const [base, , name] = rest.split(' ');
      const before = images.get(base);
      image = {
        name,
        paths: new Set(before?.paths ?? DEBIAN_FOLDERS),
        owned: new Set(before?.owned),
        npm: [...(before?.npm ?? [])],
        cwd: before?.cwd ?? '/',
        user: before?.user,
        commands: [...(before?.commands ?? [])],
      };
      images.set(name, image);
    }
    if (instruction === 'WORKDIR') {
      image.cwd = posix.resolve(image.cwd, rest);
      for (const path of listWithParentFolders(image.cwd)) image.paths.add(path);
    }
    if (instruction === 'COPY') copy(image, rest, { contextPaths, images, reported: report });
    if (instruction === 'RUN') {
      for (const command of rest.split(' && '))
        runStep(image, command.trim(), { makes: filesByScript, reported: report });
    }
    if (instruction === 'USER') image.user = rest;
    if (instruction === 'VOLUME') {
      const path = posix.resolve(image.cwd, rest);
      if (!image.owned.has(path)) report(`${path} is a volume that ${image.user} may not write to`);
    }
    if (['CMD', 'ENTRYPOINT', 'HEALTHCHECK'].includes(instruction)) {
      const words = /\[.+\]$/.exec(rest);
      if (words) image.commands.push(...JSON.parse(words[0]).map(String), '\n');
      else report(`${instruction} ${rest} is run by a shell`);
    }
  }
  return { images, problems };
}

/**
 * Lists the files that the container engine gets: all project files that `.dockerignore` does not
 * exclude.
 */
export function listContextFiles(root) {
  const ignorePatterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const isIgnored = (path) =>
    ignorePatterns.some((pattern) =>
      pattern.startsWith('**/')
        ? posix.basename(path) === pattern.slice('**/'.length)
        : path === pattern,
    );
  const listFiles = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (isIgnored(path)) return [];
      return entry.isDirectory() ? listFiles(path) : [path];
    });
  return listFiles('');
}

function parseInstructions(text) {
  const lines = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, instruction, rest] = /^(\w+) (.+)$/.exec(line);
      return [instruction, rest];
    });
}

/** Returns a path and all its parent folders. */
function listWithParentFolders(path) {
  const parts = path.split('/').filter(Boolean);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

function copy(image, rest, { contextPaths, images, reported: report }) {
  const [, stage, words] = /^(?:--from=(\S+) )?(.+)$/.exec(rest);
  const sources = words.split(' ');
  const target = sources.pop();
  const from = stage === undefined ? contextPaths : images.get(stage)?.paths;
  if (!from) return report(`there is no stage ${stage}`);
  const into = posix.resolve(image.cwd, target);
  // A copy of another stage's working folder contains the packages that are installed there.
  if (sources.includes(images.get(stage)?.cwd)) image.npm.push(...images.get(stage).npm);
  for (const source of sources) {
    const path = posix.resolve('/', source);
    const containedFiles = [...from].filter((file) => path === '/' || file.startsWith(`${path}/`));
    if (!from.has(path)) report(`COPY ${source}: there is no such file`);
    const file = containedFiles.length === 0 && !DEBIAN_FOLDERS.includes(path);
    const folder = file && target.endsWith('/') ? posix.join(into, posix.basename(path)) : into;
    const copiedPaths = containedFiles.map((name) =>
      posix.join(folder, posix.relative(path, name)),
    );
    for (const name of [folder, ...copiedPaths].flatMap(listWithParentFolders))
      image.paths.add(name);
  }
  return undefined;
}

function runStep(image, command, { makes: filesByScript, reported: report }) {
  const [program, ...words] = command.split(' ');
  const paths = words.filter((word) => !word.startsWith('-'));
  const at = (path) => posix.resolve(image.cwd, path);
  if (program === 'mkdir') return createFolders(image, words, paths.map(at), report);
  if (program === 'chown') {
    for (const path of paths.slice(1).map(at)) {
      if (!image.paths.has(path)) report(`${command}: there is no ${path}`);
      image.owned.add(path);
    }
    return undefined;
  }
  if (program === 'npm' && words[0] === 'ci') {
    for (const file of ['package.json', 'package-lock.json']) {
      if (!image.paths.has(at(file))) report(`${command}: there is no ${file}`);
    }
    image.npm.push(command);
    return image.paths.add(at('node_modules'));
  }
  if (program === 'node') {
    if (!image.paths.has(at(words[0]))) report(`${command}: there is no such file`);
    const createdFiles = filesByScript[words[0]];
    if (!createdFiles) return report(`${command}: its output is unknown`);
    for (const path of createdFiles.flatMap((file) => listWithParentFolders(at(file))))
      image.paths.add(path);
    return undefined;
  }
  return PROGRAMS_NOT_SIMULATED.has(program)
    ? undefined
    : report(`${command}: its effect is unknown`);
}

function createFolders(image, words, folders, report) {
  const parents = words.includes('-p');
  for (const folder of folders) {
    if (!parents && image.paths.has(folder)) report(`mkdir: ${folder} exists already`);
    if (!parents && !image.paths.has(posix.dirname(folder)))
      report(`mkdir: the parent of ${folder} does not exist`);
    for (const path of listWithParentFolders(folder)) image.paths.add(path);
  }
}
