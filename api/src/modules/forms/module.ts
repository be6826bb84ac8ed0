import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { findStoredUser } from '#modules/session/interface.ts';
import { jobBoardModule } from '#modules/job-board/module.ts';
import { photosModule } from '#modules/photos/module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createBlockKeys } from './block-keys.ts';
import { createContentFormsReader } from './content-forms.ts';
import { staffDrawRoutes, staffWinnerRoutes } from './drawing/draw.routes.ts';
import { createStaffDrawService } from './drawing/draw.service.ts';
import { createWinnerMailHandlers } from './drawing/winner-mails.service.ts';
import { createEntryPersonalData } from './entry-data.ts';
import { createEntryMailHandlers } from './entry-mails.service.ts';
import { createFormFileService } from './files/form-file.service.ts';
import { createFormMailSamples } from './form-mail-samples.ts';
import { formRetentionRules } from './form-retention-rules.ts';
import { formsRoutes } from './forms.routes.ts';
import { prizeDrawRoutes } from './prize-draw.routes.ts';
import { createPrizeDrawService } from './prize-draw.service.ts';
import { staffFormRoutes, staffSurveyRoutes } from './staff/form-answers.routes.ts';
import { createStaffFormService } from './staff/form-answers.service.ts';
import { createFormMailHandlers, createSubmissionService } from './submission.service.ts';
import { createSurveyPersonalData } from './survey-data.ts';
import { createSurveyService } from './survey.service.ts';

/**
 * Serves the forms, surveys and prize draws of the content system and stores what people submit.
 */
export const formsModule = defineModule({
  name: 'forms',
  needs: { session: sessionModule, photos: photosModule, jobBoard: jobBoardModule },
  retention: formRetentionRules,
  personalData: [createSurveyPersonalData, createEntryPersonalData],
  mailSamples: createFormMailSamples,
  create: (core, { session: { viewerChecks, cookie, mailLimit } }) => {
    const { db, config, readContent, signedIds } = core;
    const secrets = config.authSecrets;
    const keys = createBlockKeys(db, createContentFormsReader(readContent));
    const contentForms = keys.readFormsWithKeys;
    const getName = async (id: string) => (await findStoredUser(db, { id }))?.displayName ?? null;
    const staffForms = createStaffFormService({ ...core, contentForms });
    const staffDraws = createStaffDrawService({ ...core, contentForms, getName });
    const prizeDraws = createPrizeDrawService({
      ...core,
      keys,
      tryCountMail: mailLimit('prize-draw'),
    });
    return {
      routes: [
        createRouteGroup(formsRoutes, {
          submissions: createSubmissionService({
            ...core,
            tryCountMail: mailLimit('content-form'),
          }),
          surveys: createSurveyService({ ...core, secrets, keys }),
          formFiles: createFormFileService(core),
          viewerChecks,
          cookie,
          signedIds,
        }),
        createRouteGroup(prizeDrawRoutes, { prizeDraws }),
        createRouteGroup(staffFormRoutes, { staffForms, viewerChecks }),
        createRouteGroup(staffSurveyRoutes, { staffForms, viewerChecks }),
        createRouteGroup(staffDrawRoutes, { staffDraws, viewerChecks }),
        createRouteGroup(staffWinnerRoutes, { staffDraws, viewerChecks }),
      ],
      tasks: {
        ...createFormMailHandlers(core),
        ...createEntryMailHandlers({ ...core, secrets }),
        ...createWinnerMailHandlers(core),
      },
    };
  },
});
