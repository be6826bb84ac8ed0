const MEBIBYTE = 1024 * 1024;

/**
 * Formats the sizes of images, and the resident memory of services against their limits.
 *
 * @param {readonly { name: string, bytes: number }[]} images
 * @param {readonly { name: string, bytes: number, limitBytes: number | undefined }[]} services
 *   `limitBytes` is undefined for services that have no manifest
 * @returns {string[]} lines
 */
export function formatMemoryTable(images, services) {
  return [
    'image          MB on disk',
    ...images.map(({ name, bytes }) => `${name.padEnd(14)} ${formatMebibytes(bytes)}`),
    '',
    'service        resident MB   limit MB   share',
    ...services.map(({ name, bytes, limitBytes }) =>
      [
        name.padEnd(14),
        formatMebibytes(bytes, 11),
        limitBytes === undefined ? '         –       –' : formatShare(bytes, limitBytes),
      ].join(' '),
    ),
  ];
}

function formatShare(bytes, limitBytes) {
  const share = `${Math.round((bytes / limitBytes) * 100)} %`;
  return `${formatMebibytes(limitBytes, 10)} ${share.padStart(7)}`;
}

function formatMebibytes(bytes, width = 10) {
  return String(Math.round(bytes / MEBIBYTE)).padStart(width);
}

/**
 * Parses a quantity of Kubernetes or of a compose file, for example `512Mi`, `3Gi` or `768m` bytes.
 *
 * @returns {number} bytes
 */
export function parseMemory(text) {
  const [, number, unit] = /^(\d+)(m|g|Mi|Gi)$/.exec(text);
  return Number(number) * MEBIBYTE * (unit.toLowerCase().startsWith('g') ? 1024 : 1);
}
