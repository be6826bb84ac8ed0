/**
 * A list in a page of files in their order. It covers these files and folders: all their files belong
 * into the list, except the omitted ones.
 *
 * @typedef {{ covers: readonly string[], omits: readonly string[], files: readonly string[] }} FileList
 */

const SECTION_PATTERN = /^### (?<name>.+)\n(?<text>(?:(?!^#{1,3} )[^\n]*\n)*)/gm;
const ITEM_PATTERN = /^\d+\. `([\w./-]+)`/gm;
const FOLDER_PATTERN = /`([\w./-]+\/)`/g;
const OMITTED_FILE_PATTERN = /`([\w./-]+\.\w+)`/g;

/**
 * Reads the lists of files of a page. A list is a section of the third level with numbered items that
 * start with a path. A paragraph that starts with „Complete for“ names folders that the list covers,
 * besides its files, and files of these folders that it omits.
 *
 * @param {string} page Markdown
 * @returns {Map<string, FileList>} by heading
 */
export function readFileLists(page) {
  const lists = new Map();
  for (const { groups } of page.matchAll(SECTION_PATTERN)) {
    const files = [...groups.text.matchAll(ITEM_PATTERN)].map(([, file]) => file);
    if (files.length === 0) continue;
    const [paragraph = ''] = /^Complete for (?:[^\n]+\n)+/m.exec(groups.text) ?? [];
    const folders = [...paragraph.matchAll(FOLDER_PATTERN)].map(([, folder]) => folder);
    const omits = [...paragraph.matchAll(OMITTED_FILE_PATTERN)].map(([, file]) => file);
    lists.set(groups.name, { covers: [...folders, ...files], omits, files });
  }
  return lists;
}

/**
 * Returns the files that a list covers; a path that ends with `/` covers a folder.
 *
 * @param {readonly string[]} files
 * @param {Pick<FileList, 'covers' | 'omits'>} list
 */
export function pickCovered(files, { covers, omits }) {
  return files.filter(
    (file) =>
      !omits.includes(file) &&
      covers.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );
}
