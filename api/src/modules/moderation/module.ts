import { defineModule, routeGroup } from '#module/define-module.ts';
import { extend } from '#module/extension-point.ts';
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

/** Decisions about entries, reports and appeals. */
export const moderationModule = defineModule({
  name: 'moderation',
  needs: { session: sessionModule },
  retention: moderationRetentionRules,
  personalData: [createReportPersonalData],
  mailSamples: createModerationMailSamples,
  create: (core, { session: { viewers, mailLimit } }) => {
    const kinds = core.extensions.valuesOf(moderationKinds);
    const moderation = createModerationService({ ...core, kinds });
    const reports = createReportService({ ...core, kinds, mayMail: mailLimit('report') });
    return {
      routes: [
        routeGroup(reportRoutes, { reports }),
        routeGroup(moderationRoutes, { moderation, viewers }),
        routeGroup(rejectionRoutes, { moderation, viewers }),
      ],
      tasks: createModerationMailHandlers({ ...core, kinds }),
      extensions: [extend(moderationKinds, 'report', createReportModerationKind(kinds))],
    };
  },
});
