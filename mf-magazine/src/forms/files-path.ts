import * as paths from '@gruenland/shared-contracts/paths.ts';

/**
 * Returns the path of the page for uploading files to a submission, identified by the code from the
 * api.
 */
export function buildFilesPath(slug: string, code: string): string {
  return `${paths.form(slug)}?anhang=${encodeURIComponent(code)}`;
}
