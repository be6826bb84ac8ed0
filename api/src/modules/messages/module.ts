import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { replyTimes } from '#modules/ads/interface.ts';
import { adsModule } from '#modules/ads/module.ts';
import { isReported, moderationKinds } from '#modules/moderation/interface.ts';
import { moderationModule } from '#modules/moderation/module.ts';
import { photosModule } from '#modules/photos/module.ts';
import { findProfile } from '#modules/profile/interface.ts';
import { profileModule } from '#modules/profile/module.ts';
import { findAccountEmail, findAccountId } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';

import { contactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';
import { conversationRoutes } from './conversation.routes.ts';
import { createConversationService, createParticipantGuard } from './conversation.service.ts';
import { createModerationSubject } from './deliver-messages.ts';
import { createMessagePersonalData } from './message-data.ts';
import { createMessageMailSamples } from './message-mail-samples.ts';
import { createMessageMailHandlers } from './message-mails.service.ts';
import { createMessageModerationKind } from './message-moderation-kind.ts';
import { messagePictureRoutes } from './message-picture.routes.ts';
import { createMessagePictureService } from './message-picture.service.ts';
import { messageRetentionRules } from './message-retention-rules.ts';
import { findReplyTime } from './reply-time.ts';

/** Lets people who ask about an ad exchange messages with its seller. */
export const messagesModule = defineModule({
  name: 'messages',
  needs: {
    session: sessionModule,
    profile: profileModule,
    photos: photosModule,
    moderation: moderationModule,
    ads: adsModule,
  },
  retention: messageRetentionRules,
  personalData: [createMessagePersonalData],
  mailSamples: createMessageMailSamples,
  create: (core, { session: { viewerChecks, mailLimit }, ads: { adWriters } }) => {
    const { db } = core;
    const getEmail = findAccountEmail;
    const contacts = createContactService({
      ...core,
      tryCountMail: mailLimit('message'),
      findAccountId,
      findAccountCreatedAt: async (tx, userId) => {
        const profile = await findProfile(tx, userId);
        return profile ? new Date(profile.memberSince) : null;
      },
    });
    const conversations = createConversationService({
      ...core,
      getEmail,
      tryCountMail: mailLimit('report'),
    });
    const messagePictures = createMessagePictureService({
      ...core,
      requireParticipant: createParticipantGuard(core.signedIds),
      isReported: (id) =>
        isReported(db, 'message', [
          createModerationSubject(id, 'asker'),
          createModerationSubject(id, 'seller'),
        ]),
    });
    return {
      routes: [
        createRouteGroup(contactRoutes, { contacts, adWriters }),
        createRouteGroup(conversationRoutes, { conversations, adWriters, viewerChecks }),
        createRouteGroup(messagePictureRoutes, { messagePictures, adWriters, viewerChecks }),
      ],
      tasks: createMessageMailHandlers({ ...core, getEmail }),
      extensions: [
        createExtension(
          moderationKinds,
          'message',
          createMessageModerationKind({ ...core, getEmail }),
        ),
        createExtension(replyTimes, 'messages', (seller) => findReplyTime(db, seller)),
      ],
    };
  },
});
