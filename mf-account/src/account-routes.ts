import * as paths from '@gruenland/shared-contracts/paths.ts';
import { loadMessages } from '#pages/messages/messages.loader.server.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import { hasSubscriptionChangeParam } from '#data/accepted-params.server.ts';
import {
  changeEmail,
  loadChangeEmailPage,
} from '#pages/change-email/change-email.loader.server.ts';
import {
  changePassword,
  loadChangePasswordPage,
} from '#pages/change-password/change-password.loader.server.ts';
import {
  confirmLogin,
  loadConfirmLoginPage,
} from '#pages/confirm-login/confirm-login.loader.server.ts';
import { changeSecurity, loadSecurityPage } from '#pages/security/security.loader.server.ts';
import { changeProfile, loadProfile } from '#pages/profile/profile.loader.server.ts';
import {
  changeNewsletter,
  loadAccountNewsletter,
} from '#pages/account-newsletter/account-newsletter.loader.server.ts';
import { changeInterests, loadInterests } from '#pages/interests/interests.loader.server.ts';
import { handleOwnAdsAction, loadOwnAds } from '#pages/own-ads/own-ads.loader.server.ts';
import { loadSubscription } from '#pages/subscription/subscription.loader.server.ts';
import {
  changeSubscription,
  loadSubscriptionChangePage,
} from '#pages/subscription-change/subscription-change.loader.server.ts';
import {
  changeAccountData,
  loadAccountData,
} from '#pages/account-data/account-data.loader.server.ts';
import { loadAccountStart } from '#pages/account-start/account-start.loader.server.ts';

const account = {
  layout: 'account',
  access: 'login',
  section: 'konto',
  robots: 'noindex',
} as const;

/** Routes of the account area. All require a login (specification section 6). */
export const accountRoutes: readonly RouteDefinition[] = [
  {
    id: 'account',
    path: paths.account(),
    handle: account,
    loader: loadAccountStart,
    view: () =>
      import(
        /* webpackChunkName: "route-account" */ './pages/account-start/AccountStartPage.tsx'
      ).then((m) => m.AccountStartPage),
  },
  {
    id: 'security',
    path: paths.accountSecurity(),
    handle: account,
    loader: loadSecurityPage,
    action: changeSecurity,
    view: () =>
      import(
        /* webpackChunkName: "route-security--change-password--change-email--confirm-login" */ './pages/security/SecurityPage.tsx'
      ).then((m) => m.SecurityPage),
  },
  {
    id: 'change-password',
    path: paths.changePassword(),
    handle: account,
    loader: loadChangePasswordPage,
    action: changePassword,
    view: () =>
      import(
        /* webpackChunkName: "route-security--change-password--change-email--confirm-login" */ './pages/change-password/ChangePasswordPage.tsx'
      ).then((m) => m.ChangePasswordPage),
  },
  {
    id: 'change-email',
    path: paths.changeEmail(),
    handle: account,
    loader: loadChangeEmailPage,
    action: changeEmail,
    view: () =>
      import(
        /* webpackChunkName: "route-security--change-password--change-email--confirm-login" */ './pages/change-email/ChangeEmailPage.tsx'
      ).then((m) => m.ChangeEmailPage),
  },
  {
    id: 'confirm-login',
    path: paths.confirmLogin(),
    handle: account,
    loader: loadConfirmLoginPage,
    action: confirmLogin,
    view: () =>
      import(
        /* webpackChunkName: "route-security--change-password--change-email--confirm-login" */ './pages/confirm-login/ConfirmLoginPage.tsx'
      ).then((m) => m.ConfirmLoginPage),
  },
  {
    id: 'profile',
    path: paths.accountProfile(),
    handle: account,
    loader: loadProfile,
    action: changeProfile,
    view: () =>
      import(
        /* webpackChunkName: "route-profile--account-data--account-newsletter" */ './pages/profile/ProfilePage.tsx'
      ).then((m) => m.ProfilePage),
  },
  {
    id: 'account-newsletter',
    path: paths.accountPage('newsletter'),
    handle: account,
    loader: loadAccountNewsletter,
    action: changeNewsletter,
    view: () =>
      import(
        /* webpackChunkName: "route-profile--account-data--account-newsletter" */ './pages/account-newsletter/AccountNewsletterPage.tsx'
      ).then((m) => m.AccountNewsletterPage),
  },
  {
    id: 'interests',
    path: paths.accountPage('interessen'),
    handle: account,
    loader: loadInterests,
    action: changeInterests,
    view: () =>
      import(/* webpackChunkName: "route-interests" */ './pages/interests/InterestsPage.tsx').then(
        (m) => m.InterestsPage,
      ),
  },
  {
    id: 'subscription',
    path: paths.accountPage('abonnement'),
    handle: account,
    loader: loadSubscription,
    view: () =>
      import(
        /* webpackChunkName: "route-subscription" */ './pages/subscription/SubscriptionPage.tsx'
      ).then((m) => m.SubscriptionPage),
  },
  {
    id: 'subscription-change',
    path: '/mein-account/abonnement/:was',
    handle: account,
    accepts: hasSubscriptionChangeParam,
    loader: loadSubscriptionChangePage,
    action: changeSubscription,
    view: () =>
      import(
        /* webpackChunkName: "route-subscription-change" */ './pages/subscription-change/SubscriptionChangePage.tsx'
      ).then((m) => m.SubscriptionChangePage),
  },
  {
    id: 'account-data',
    path: paths.accountData(),
    handle: account,
    loader: loadAccountData,
    action: changeAccountData,
    view: () =>
      import(
        /* webpackChunkName: "route-profile--account-data--account-newsletter" */ './pages/account-data/AccountDataPage.tsx'
      ).then((m) => m.AccountDataPage),
  },
  {
    id: 'own-ads',
    path: paths.accountPage('anzeigen'),
    handle: account,
    loader: loadOwnAds,
    action: handleOwnAdsAction,
    view: () =>
      import(
        /* webpackChunkName: "route-own-ads--messages" */ './pages/own-ads/OwnAdsPage.tsx'
      ).then((m) => m.OwnAdsPage),
  },
  {
    id: 'messages',
    path: '/mein-account/anzeigen/nachrichten',
    handle: account,
    loader: loadMessages,
    view: () =>
      import(
        /* webpackChunkName: "route-own-ads--messages" */ './pages/messages/MessagesPage.tsx'
      ).then((m) => m.MessagesPage),
  },
  // Refuses all other names of pages: 404 with the text for rejected parameters.
  {
    id: 'unknown-page',
    path: '/mein-account/:page',
    handle: account,
    accepts: () => false,
    loader: async () => createNotFoundResult(),
  },
];
