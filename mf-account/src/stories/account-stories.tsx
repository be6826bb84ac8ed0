import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { AccountDataPage } from '#pages/account-data/AccountDataPage.tsx';
import { AccountNewsletterPage } from '#pages/account-newsletter/AccountNewsletterPage.tsx';
import { ChangeEmailPage } from '#pages/change-email/ChangeEmailPage.tsx';
import { ChangePasswordPage } from '#pages/change-password/ChangePasswordPage.tsx';
import { ConfirmLoginPage } from '#pages/confirm-login/ConfirmLoginPage.tsx';
import { ForgotPasswordPage } from '#pages/forgot-password/ForgotPasswordPage.tsx';
import { InterestsPage } from '#pages/interests/InterestsPage.tsx';
import { ProfilePage } from '#pages/profile/ProfilePage.tsx';
import { ResetPasswordPage } from '#pages/reset-password/ResetPasswordPage.tsx';
import { SecurityPage } from '#pages/security/SecurityPage.tsx';
import {
  sampleInterests,
  sampleNewsletters,
  sampleProfile,
  sampleSecurity,
  signIn,
} from './story-data.ts';

const dueAt = '2026-12-05T07:00:00Z';
const dataCopy = { id: 'a', createdAt: '2026-11-20T07:00:00Z', expiresAt: dueAt };

/** Component examples of login and account. */
export const accountStories: readonly StoryDefinition[] = [
  {
    title: 'Konto / Passwort vergessen',
    state: 'Formular',
    view: () => <ForgotPasswordPage params={{}} data={{ isSent: false }} />,
  },
  {
    title: 'Konto / Neues Passwort',
    state: 'Link abgelaufen',
    view: () => (
      <ResetPasswordPage
        params={{}}
        data={{ code: 'x', isDone: false }}
        form={{ values: {}, errors: { '': 'Dieser Link ist ungültig oder abgelaufen.' } }}
      />
    ),
  },
  {
    title: 'Konto / Bestätigen',
    state: 'mit Passwort',
    view: () => (
      <ConfirmLoginPage
        params={{}}
        data={{ target: '/mein-account', email: sampleSecurity.email, hasPassword: true }}
      />
    ),
  },
  {
    title: 'Konto / Sicherheit',
    state: 'zwei Geräte, neue Adresse wartet',
    view: () => (
      <SecurityPage
        params={{}}
        data={{ security: sampleSecurity, signIn, successCode: 'geraet', isStaffRedirect: true }}
      />
    ),
  },
  {
    title: 'Konto / Passwort ändern',
    state: 'Formular',
    view: () => (
      <ChangePasswordPage params={{}} data={{ email: sampleSecurity.email, hasPassword: true }} />
    ),
  },
  {
    title: 'Konto / Adresse ändern',
    state: 'Formular',
    view: () => <ChangeEmailPage params={{}} data={{ email: sampleSecurity.email }} />,
  },
  {
    title: 'Konto / Profil',
    state: 'gespeichert',
    view: () => <ProfilePage params={{}} data={{ profile: sampleProfile, isSaved: true }} />,
  },
  {
    title: 'Konto / Newsletter',
    state: 'einer pausiert, einer nicht bestellt',
    view: () => (
      <AccountNewsletterPage
        params={{}}
        data={{ newsletters: sampleNewsletters, successCode: null }}
      />
    ),
  },
  {
    title: 'Konto / Interessen',
    state: 'mit Abgeleitetem',
    view: () => <InterestsPage params={{}} data={{ interests: sampleInterests, isSaved: false }} />,
  },
  {
    title: 'Konto / Meine Daten',
    state: 'Kopie fertig, Löschung vorgemerkt',
    view: () => (
      <AccountDataPage
        params={{}}
        data={{
          successCode: null,
          accountData: {
            exports: [{ ...dataCopy, readyAt: '2026-11-20T07:01:00Z' }],
            deletionDueAt: dueAt,
            kept: [],
            fresh: true,
          },
        }}
      />
    ),
  },
];
