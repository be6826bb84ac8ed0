/** Size in bytes of the header of an SFNT file and of one entry of its table directory. */
const SFNT = { headerBytes: 12, entryBytes: 16 };
/** The same for the table `name`. */
const NAMES = { headerBytes: 6, entryBytes: 12 };
/** Ids of names that stay: copyright, trademark, licence and its address. */
const LEGAL_NAME_IDS = new Set([0, 7, 13, 14]);

/**
 * Replaces a word in all names of a font except its legal notes. The SIL Open Font License forbids
 * that a changed font has the reserved name of the original.
 *
 * @param {Buffer} sfnt font with a table `name` whose names are UTF-16, changed in place
 * @param {string} newWord as long as `word`, so that no offset changes
 */
export function renameFont(sfnt, word, newWord) {
  if (word.length !== newWord.length) throw new RangeError('both words must have the same length');
  const table = findTable(sfnt, 'name');
  const textsStart = table + sfnt.readUInt16BE(table + 4);
  for (let index = 0; index < sfnt.readUInt16BE(table + 2); index += 1) {
    const entry = table + NAMES.headerBytes + index * NAMES.entryBytes;
    if (LEGAL_NAME_IDS.has(sfnt.readUInt16BE(entry + 6))) continue;
    const start = textsStart + sfnt.readUInt16BE(entry + 10);
    const text = sfnt.subarray(start, start + sfnt.readUInt16BE(entry + 8));
    replaceWord(text, encodeUtf16(word), encodeUtf16(newWord));
  }
}

/** Returns the offset of a table. @throws if the font has no such table */
function findTable(sfnt, tag) {
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const entry = SFNT.headerBytes + index * SFNT.entryBytes;
    if (sfnt.toString('latin1', entry, entry + 4) === tag) return sfnt.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

const encodeUtf16 = (text) => Buffer.from(text, 'utf16le').swap16();

function replaceWord(text, word, newWord) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    newWord.copy(text, at);
}
