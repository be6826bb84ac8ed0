export default {
  compatibilityDate: '2026-01-01',
  telemetry: false,
  devtools: { enabled: false },
  css: ['~~/bare-page/page.css'],
  // Otherwise Nuxt takes the repository around it for its workspace.
  workspaceDir: import.meta.dirname,
  nitro: { compressPublicAssets: true },
  app: { head: { title: 'Grünland', htmlAttrs: { lang: 'de' } } },
  // `/artikel` is answered from the cache of the server, `/frisch` is rendered for each request.
  routeRules: { '/artikel': { swr: 3600 } },
};
