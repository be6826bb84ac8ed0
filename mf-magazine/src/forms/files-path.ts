import * as paths from '@gruenland/shared-contracts/paths.ts';

/**
 * Returns the path of the page for uploading files to a submission. The code from the api
 * identifies the submission.
 */
export function buildFilesPath(slug: string, code: string): string {
  return `${paths.form(slug)}?anhang=${encodeURIComponent(code)}`;
}
