import { defineModule, createRouteGroup } from '#module/define-module.ts';

import { createMailSamples } from './create-mail-samples.ts';
import { mailPreviewRoutes } from './mail-preview.routes.ts';

/** Shows the sample mails of all modules, with the embedded database only. */
export const mailPreviewModule = defineModule({
  name: 'mail-preview',
  create: ({ config, siteUrl, modules }) => ({
    routes:
      config.databaseUrl === undefined
        ? [createRouteGroup(mailPreviewRoutes, { samples: createMailSamples(modules, siteUrl) })]
        : [],
  }),
});
