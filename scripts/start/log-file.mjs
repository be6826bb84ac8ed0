import { createWriteStream, openSync, renameSync } from 'node:fs';

/** Size in bytes at which a log begins a new file. */
export const MAX_LOG_BYTES = 20 * 1024 * 1024;

/**
 * Returns the path of the file with the lines before those of a log. Lines before these are gone.
 *
 * @param {string} file path that ends with `.log`
 */
export function getPreviousLogFile(file) {
  return file.replace(/\.log$/, '.previous.log');
}

/**
 * Opens a log that uses at most twice `maxBytes` on disk.
 *
 * @param {string} file path that ends with `.log`; the file is truncated first
 * @param {number} [maxBytes]
 * @returns {{ write: (text: string) => void, close: () => Promise<void> }}
 */
export function openLogFile(file, maxBytes = MAX_LOG_BYTES) {
  let stream = openStream(file);
  let previousEnd = Promise.resolve();
  let bytes = 0;
  return {
    write(text) {
      const size = Buffer.byteLength(text);
      if (bytes > 0 && bytes + size > maxBytes) {
        previousEnd = endStream(stream);
        renameSync(file, getPreviousLogFile(file));
        stream = openStream(file);
        bytes = 0;
      }
      bytes += size;
      stream.write(text);
    },
    close: async () => {
      await Promise.all([previousEnd, endStream(stream)]);
    },
  };
}

/** Opens the file at once, so that it can be renamed at any time. */
function openStream(file) {
  return createWriteStream(file, { fd: openSync(file, 'w') });
}

function endStream(stream) {
  return new Promise((done) => stream.end(done));
}
