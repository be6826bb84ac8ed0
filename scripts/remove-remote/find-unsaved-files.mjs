import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listTemplateFiles } from '../new-remote/template-files.mjs';

/**
 * Lists the files of a remote's package whose content would be lost with the folder: files whose
 * content is neither committed nor what `new-remote` generates.
 *
 * @param {string} root
 * @param {string} name
 * @param {{ label: string, areas: readonly string[] } | undefined} entry of `shell/remotes.json`
 */
export function findUnsavedFiles(root, name, entry) {
  const folder = join(root, name);
  if (!existsSync(folder)) return [];
  const [area = `/${name.slice('mf-'.length)}`] = entry?.areas ?? [];
  const generatedFiles = listTemplateFiles(root, { name, area, label: entry?.label ?? '' });
  const changed = new Set(listWithGit(root, ['diff', '--name-only', '--relative', 'HEAD'], name));
  const committedFiles = listWithGit(root, ['ls-tree', '-r', '--name-only', 'HEAD'], name);
  const saved = new Set(committedFiles.filter((file) => !changed.has(file)));
  return listFilesInFolder(folder)
    .map((file) => relative(root, file))
    .filter((file) => !saved.has(file))
    .filter((file) => !isSameText(readFileSync(join(root, file), 'utf8'), generatedFiles.get(file)))
    .toSorted();
}

function listFilesInFolder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(entry.parentPath, entry.name);
    return entry.isDirectory() ? listFilesInFolder(path) : [path];
  });
}

/** Lists paths with Git. Returns an empty list if the folder is no clone or has no commit. */
function listWithGit(root, args, name) {
  const { status, stdout } = spawnSync('git', [...args, '--', name], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Whether two texts differ only in what the formatter changes. */
function isSameText(text, generatedText) {
  if (generatedText === undefined) return false;
  const stripSeparators = (value) => value.replaceAll(/[\s,|-]/g, '');
  return stripSeparators(text) === stripSeparators(generatedText);
}
