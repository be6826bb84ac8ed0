import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { AccountSectionPage } from '#pages/account-section/AccountSectionPage.tsx';
import { AccountStartPage } from '#pages/account-start/AccountStartPage.tsx';
import { LoginPage } from '#pages/login/LoginPage.tsx';
import { RegisterPage } from '#pages/register/RegisterPage.tsx';
import { accountStories } from './stories/account-stories.tsx';
import { contractStories } from './stories/contract-stories.tsx';
import { HeaderAccount } from '#slots/header-account/HeaderAccount.tsx';

const user = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'hanna.ohlsen@hof.example',
  displayName: 'Hanna Ohlsen',
  roles: ['user'] as const,
};

const refused = {
  values: { email: 'hanna.ohlsen@hof.example' },
  errors: { '': 'E-Mail-Adresse oder Passwort stimmt nicht.' },
};

/** The parts of this room for `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  {
    title: 'Konto / Weg in der Kopfzeile',
    state: 'wie Sie angemeldet sind',
    view: () => <HeaderAccount />,
  },
  {
    title: 'Konto / Anmelden',
    state: 'abgelehnt',
    view: () => (
      <LoginPage
        params={{}}
        data={{
          target: '/mein-account',
          provider: 'Mit Hofkonto anmelden',
          failed: false,
          code: true,
        }}
        form={refused}
      />
    ),
  },
  {
    title: 'Konto / Registrieren',
    state: 'Mail unterwegs',
    view: () => <RegisterPage params={{}} data={{ sent: true }} />,
  },
  {
    title: 'Konto / Start',
    state: 'mit Angaben',
    view: () => <AccountStartPage params={{}} data={{ user }} />,
  },
  {
    title: 'Konto / Bereich',
    state: 'Anzeigen, leer',
    view: () => <AccountSectionPage params={{}} data={{ section: 'anzeigen' }} />,
  },
  ...accountStories,
  ...contractStories,
];
