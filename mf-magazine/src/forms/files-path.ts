import * as paths from '@gruenland/shared-contracts/paths.ts';

/** Where files can be sent to answers, by the code that came with these. */
export function filesPath(slug: string, code: string): string {
  return `${paths.form(slug)}?anhang=${encodeURIComponent(code)}`;
}
