import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { moderationKinds } from '#modules/moderation/interface.ts';
import { moderationModule } from '#modules/moderation/module.ts';
import { savedSearchKinds } from '#modules/saved-searches/interface.ts';
import { savedSearchesModule } from '#modules/saved-searches/module.ts';
import { findAccountEmail } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';
import { watchlistItems } from '#modules/watchlist/interface.ts';
import { watchlistModule } from '#modules/watchlist/module.ts';
import { deleteUnlistedWords } from '#word-search/delete-unlisted-words.ts';
import { keepLexemesFilled } from '#word-search/fill-lexemes.ts';

import { createApplicationPersonalData } from './applying/application-data.ts';
import { createApplicationMailHandlers } from './applying/application-mails.service.ts';
import { applicationRoutes } from './applying/application.routes.ts';
import { createApplicationService } from './applying/application.service.ts';
import { createCvService } from './applying/cv.service.ts';
import { receivedApplicationRoutes } from './applying/received-application.routes.ts';
import { createReceivedApplicationService } from './applying/received-application.service.ts';
import { createJobItemFinder } from './find-job-items.ts';
import { listSearchableJobIds, readJobDocuments } from './job-documents.ts';
import { createJobMailSamples } from './job-mail-samples.ts';
import { jobRetentionRules } from './job-retention-rules.ts';
import { createJobSearchKind } from './job-search-kind.ts';
import { jobRoutes } from './job.routes.ts';
import { createJobService } from './job.service.ts';
import { jobLexemeTable, jobWordTable } from './job-words.ts';
import { createJobModerationKind } from './placing/job-moderation-kind.ts';
import { createOwnJobService } from './placing/own-jobs.service.ts';
import { placingRoutes } from './placing/placing.routes.ts';
import { createPlacingService } from './placing/placing.service.ts';
import { createPostingPersonalData } from './placing/posting-data.ts';
import { endJobs, queueJobEndReminders } from './placing/posting-lifecycle.ts';
import { createPostingMailHandlers } from './placing/posting-mails.service.ts';

/** Lists job postings, lets employers place them and lets people apply. */
export const jobBoardModule = defineModule({
  name: 'job-board',
  needs: {
    session: sessionModule,
    moderation: moderationModule,
    savedSearches: savedSearchesModule,
    watchlist: watchlistModule,
  },
  retention: jobRetentionRules,
  personalData: [createApplicationPersonalData, createPostingPersonalData],
  searchDocuments: { kind: 'jobs', read: readJobDocuments, listIds: listSearchableJobIds },
  mailSamples: createJobMailSamples,
  create: (core, { session: { viewerChecks, mailLimit } }) => {
    const { db, siteUrl } = core;
    const { minimumWage } = core.config;
    const getEmail = findAccountEmail;
    const jobPostings = createJobService(db, siteUrl);
    const receivedApplications = createReceivedApplicationService(core);
    return {
      routes: [
        createRouteGroup(jobRoutes, { jobPostings }),
        createRouteGroup(applicationRoutes, {
          applications: createApplicationService({
            ...core,
            tryCountMail: mailLimit('job-application'),
          }),
          cvs: createCvService(core),
          viewerChecks,
        }),
        createRouteGroup(receivedApplicationRoutes, { receivedApplications, viewerChecks }),
        createRouteGroup(placingRoutes, {
          placing: createPlacingService({
            ...core,
            minimumWage,
            tryCountMail: mailLimit('job-posting'),
          }),
          ownJobs: createOwnJobService(db),
          receivedApplications,
          viewerChecks,
        }),
      ],
      tasks: {
        ...createApplicationMailHandlers({ ...core, getEmail }),
        ...createPostingMailHandlers({ ...core, getEmail }),
      },
      dailyTasks: {
        endJobs: () => endJobs(db),
        remindOfEndingJobs: () => queueJobEndReminders(db),
        deleteUnlistedJobWords: () => deleteUnlistedWords(db, jobWordTable),
      },
      start: () => keepLexemesFilled(db, core.log, jobLexemeTable),
      extensions: [
        createExtension(moderationKinds, 'job', createJobModerationKind({ ...core, getEmail })),
        createExtension(savedSearchKinds, 'jobs', createJobSearchKind(db, jobPostings)),
        createExtension(watchlistItems, 'job', createJobItemFinder(db)),
      ],
    };
  },
});
