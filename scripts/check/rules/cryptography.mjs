import { findForbiddenPatterns } from '../forbidden-patterns.mjs';

export const name = 'chance, hashes, seals and certificates';

/** What protects nothing any more, and where it may stand because nothing is protected there. */
const WAYS = [
  [
    /\bMath\.random\s*\(/,
    'draws what can be foreseen',
    // Pauses, shares of visitors, keys of a list.
    [
      'api/src/queue/task-runner.ts',
      'federation/src/store/s3-lock.ts',
      'mf-search/src/pages/search/push-url.ts',
      'shell/src/client/visitor-bucket.ts',
    ],
  ],
  [
    /\bcreate(?:Hash|Hmac)\s*\(\s*['"`](?:md[245]|sha-?1|ripemd\w*)['"`]/i,
    'hashes by a broken procedure',
    [
      // What hosted services sign and check by.
      'api/src/modules/search-feed/search-feed.routes.ts',
      'embedded/src/content/webhook/content-webhook.ts',
      'federation/src/store/s3-store.ts',
      'scripts/preview/preview-link.mjs',
      'shell/src/server/http/hook.routes.ts',
      'shell/src/server/preview/editor-token.ts',
      // Names of contents that nobody gains from forging.
      'api/src/demo/ads/generated-picture.ts',
      'embedded/src/content/send-content.ts',
      'embedded/src/files/file-address.ts',
      'embedded/src/images/asset-address.ts',
      'embedded/src/search/application/request-log.ts',
      'embedded/src/sync/comparable.ts',
      'shell/src/server/pipeline/answer.ts',
    ],
  ],
  [/\bcreate(?:Dec|C)ipher(?:iv)?\s*\(\s*['"`](?!aes-256-gcm['"`])/, 'seals by another cipher', []],
  [
    /\brejectUnauthorized\s*:\s*false|\bNODE_TLS_REJECT_UNAUTHORIZED\b|\bcheckServerIdentity\b/,
    'believes any certificate',
    [],
  ],
];

/** @param {import('../repository.mjs').Repository} repository */
export function check(repository) {
  return findForbiddenPatterns(repository, WAYS);
}
