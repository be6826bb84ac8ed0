import { readShells } from '#publish/shells.ts';

const LOCAL_HOST_PATTERN = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns whether the environment names a site that runs on this machine: releases are stored in a
 * folder, or in a bucket on this machine, and all shells run on this machine.
 */
export function isLocalSite(env: Readonly<Record<string, string | undefined>>): boolean {
  const bucketUrl = env['RELEASES_S3_ENDPOINT'] || 'https://s3.amazonaws.com';
  const urlTexts = [...readShells(env).urls, ...(env['RELEASES_STORE'] ? [bucketUrl] : [])];
  return urlTexts.every((urlText) => {
    const url = URL.parse(urlText);
    return url !== null && LOCAL_HOST_PATTERN.test(url.hostname);
  });
}
