import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { sessionModule } from '#modules/session/module.ts';

import { moderationKinds } from './moderation-kind.ts';
import { createModerationMailSamples } from './moderation-mail-samples.ts';
import { createModerationMailHandlers } from './moderation-mails.service.ts';
import { moderationRetentionRules } from './moderation-retention-rules.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { createModerationService } from './moderation.service.ts';
import { rejectionRoutes } from './rejections.routes.ts';
import { createReportPersonalData } from './report-data.ts';
import { reportRoutes } from './report.routes.ts';
import { createReportModerationKind, createReportService } from './report.service.ts';

/** Accepts reports and appeals, and lets moderators decide cases. */
export const moderationModule = defineModule({
  name: 'moderation',
  needs: { session: sessionModule },
  retention: moderationRetentionRules,
  personalData: [createReportPersonalData],
  mailSamples: createModerationMailSamples,
  create: (core, { session: { viewerChecks, mailLimit } }) => {
    const kinds = core.extensions.getExtensions(moderationKinds);
    const moderation = createModerationService({ ...core, kinds });
    const reports = createReportService({ ...core, kinds, tryCountMail: mailLimit('report') });
    return {
      routes: [
        createRouteGroup(reportRoutes, { reports }),
        createRouteGroup(moderationRoutes, { moderation, viewerChecks }),
        createRouteGroup(rejectionRoutes, { moderation, viewerChecks }),
      ],
      tasks: createModerationMailHandlers({ ...core, kinds }),
      extensions: [createExtension(moderationKinds, 'report', createReportModerationKind(kinds))],
    };
  },
});
