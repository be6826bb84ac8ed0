import { findForbiddenPatterns } from '../find-forbidden-patterns.mjs';

export const name = 'cryptography';

/**
 * Patterns of insecure cryptographic calls, each with its message and the files that may contain
 * the call.
 */
const FORBIDDEN_PATTERNS = [
  [
    /\bMath\.random\s*\(/,
    'is predictable: use node:crypto',
    // These files use `Math.random` for random delays, canary buckets and keys of history entries.
    [
      'api/src/queue/task-runner.ts',
      'federation/src/store/s3-lock.ts',
      'mf-search/src/live/push-url.ts',
      'shell/src/client/visitor-bucket.ts',
    ],
  ],
  [
    /\bcreate(?:Hash|Hmac)\s*\(\s*['"`](?:md[245]|sha-?1|ripemd\w*)['"`]/i,
    'uses a broken hash algorithm',
    [
      // These files sign requests with the algorithm that a hosted service requires.
      'api/src/modules/search-feed/search-feed.routes.ts',
      'embedded/src/content/webhook/content-webhook.ts',
      'federation/src/store/s3-store.ts',
      'scripts/attack/configuration-attacks.mjs',
      'scripts/preview/preview-link.mjs',
      'shell/src/server/http/content-hook.routes.ts',
      'shell/src/server/preview/editor-token.ts',
      // These files derive names, ETags and ids from content; their security does not depend on the
      // hash.
      'api/src/demo/choose-demo-picture.ts',
      'embedded/src/content/send-content.ts',
      'embedded/src/files/file-path.ts',
      'embedded/src/images/asset-path.ts',
      'embedded/src/search/application/request-log.ts',
      'embedded/src/sync/comparable.ts',
      'shell/src/server/pipeline/response-body.ts',
    ],
  ],
  [
    /\bcreate(?:Dec|C)ipher(?:iv)?\s*\(\s*['"`](?!aes-256-gcm['"`])/,
    'uses a cipher other than AES-256-GCM',
    [],
  ],
  [
    /\brejectUnauthorized\s*:\s*false|\bNODE_TLS_REJECT_UNAUTHORIZED\b|\bcheckServerIdentity\b/,
    'disables certificate verification',
    [],
  ],
];

/**
 * Forbids insecure cryptographic calls.
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return findForbiddenPatterns(repository, FORBIDDEN_PATTERNS);
}
