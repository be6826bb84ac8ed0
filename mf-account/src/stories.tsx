import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { buildAccountNotices } from '#pages/account-start/account-notices.ts';
import { AccountStartPage } from '#pages/account-start/AccountStartPage.tsx';
import { LoginPage } from '#pages/login/LoginPage.tsx';
import { RegisterPage } from '#pages/register/RegisterPage.tsx';
import { accountStories } from './stories/account-stories.tsx';
import { jobStories } from './stories/job-stories.tsx';
import { buildAccountOverview } from '#pages/account-start/build-account-overview.ts';
import { messageStories, sampleConversations } from './stories/message-stories.tsx';
import { ownEvents, savedStories } from './stories/saved-stories.tsx';
import { contractStories } from './stories/contract-stories.tsx';
import { sampleNewsletters, sampleSecurity, subscriptions } from './stories/story-data.ts';
import { HeaderAccount } from '#slots/header-account/HeaderAccount.tsx';
import { ownAdStories, sampleOwnAd } from './stories/own-ad-stories.tsx';

const user = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'hanna.ohlsen@hof.example',
  displayName: 'Hanna Ohlsen',
  roles: ['user'] as const,
};

const notices = buildAccountNotices({
  security: sampleSecurity,
  newsletters: sampleNewsletters,
  print: subscriptions,
  messages: { unread: 2, conversations: [] },
});

const overview = buildAccountOverview(
  {
    events: ownEvents,
    ads: { ads: [sampleOwnAd], drafts: [] },
    messages: { unread: 2, conversations: sampleConversations },
  },
  '2026-11-28T12:00:00.000Z',
);

const refusedFormState = {
  values: { email: 'hanna.ohlsen@hof.example' },
  errors: { '': 'E-Mail-Adresse oder Passwort stimmt nicht.' },
};

/** Component examples of this package, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  {
    title: 'Konto / Weg in der Kopfzeile',
    state: 'wie Sie angemeldet sind',
    view: () => <HeaderAccount />,
  },
  {
    title: 'Konto / Anmelden',
    state: 'rejected',
    view: () => (
      <LoginPage
        params={{}}
        data={{
          target: '/mein-account',
          provider: 'Mit Hofkonto anmelden',
          providerFailure: null,
          isCodeRequired: true,
          hasSessionExpired: true,
        }}
        form={refusedFormState}
      />
    ),
  },
  {
    title: 'Konto / Registrieren',
    state: 'Mail unterwegs',
    view: () => <RegisterPage params={{}} data={{ isSent: true }} />,
  },
  {
    title: 'Konto / Start',
    state: 'mit Angaben',
    view: () => <AccountStartPage params={{}} data={{ user, notices, overview }} />,
  },
  ...accountStories,
  ...contractStories,
  ...messageStories,
  ...jobStories,
  ...savedStories,
  ...ownAdStories,
];
