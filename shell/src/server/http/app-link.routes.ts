import { NON_PAGE_SEGMENTS } from '@gruenland/shared-contracts/non-page-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { ShellEnvironment } from '#server/config.schema.ts';

/** Environment variables that identify the iOS and the Android app. */
export type AppIdentifiers = Pick<
  ShellEnvironment,
  'APP_IOS_ID' | 'APP_ANDROID_PACKAGE' | 'APP_ANDROID_CERTIFICATES'
>;

/** Paths that the app does not open. */
const EXCLUDED_APP_PATHS = [
  '/_internal/*',
  ...NON_PAGE_SEGMENTS.flatMap((segment) => [`/${segment}`, `/${segment}/*`]),
];

const CACHE_CONTROL = 'public, max-age=3600';

/**
 * Serves the files that link the site to its apps, and the well-known URL for changing a password.
 */
export function appLinkRoutes(app: FastifyInstance, appIdentifiers: AppIdentifiers): void {
  const {
    APP_IOS_ID: iosAppId,
    APP_ANDROID_PACKAGE: androidPackage,
    APP_ANDROID_CERTIFICATES: androidCertificates,
  } = appIdentifiers;
  if (iosAppId) {
    const components = [
      ...EXCLUDED_APP_PATHS.map((path) => ({ '/': path, exclude: true })),
      { '/': '*' },
    ];
    const document = {
      applinks: { details: [{ appIDs: [iosAppId], components }] },
      webcredentials: { apps: [iosAppId] },
    };
    app.get('/.well-known/apple-app-site-association', (_request, reply) =>
      reply.header('cache-control', CACHE_CONTROL).send(document),
    );
  }
  if (androidPackage && androidCertificates) {
    const target = {
      namespace: 'android_app',
      package_name: androidPackage,
      sha256_cert_fingerprints: androidCertificates.split(',').filter(Boolean),
    };
    const relation = [
      'delegate_permission/common.handle_all_urls',
      'delegate_permission/common.get_login_creds',
    ];
    app.get('/.well-known/assetlinks.json', (_request, reply) =>
      reply.header('cache-control', CACHE_CONTROL).send([{ relation, target }]),
    );
  }
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect(paths.changePassword(), 302),
  );
}
