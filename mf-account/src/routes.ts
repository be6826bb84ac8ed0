import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { accountRoutes } from './account-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { savedRoutes } from './saved-routes.ts';
import { contractRoutes } from './contract-routes.ts';
import {
  confirmRegistration,
  loadRegisterConfirmPage,
} from '#pages/register-confirm/register-confirm.loader.server.ts';
import {
  confirmEmail,
  loadConfirmEmailPage,
} from '#pages/confirm-email/confirm-email.loader.server.ts';
import {
  requestPasswordReset,
  loadForgotPasswordPage,
} from '#pages/forgot-password/forgot-password.loader.server.ts';
import { loadLogOutPage, logOut } from '#pages/log-out/log-out.loader.server.ts';
import { loadLoginCodePage, submitLoginCode } from '#pages/login-code/login-code.loader.server.ts';
import { loadLoginPage, logIn } from '#pages/login/login.loader.server.ts';
import {
  loadResetPasswordPage,
  resetPassword,
} from '#pages/reset-password/reset-password.loader.server.ts';
import { loadSignedInWindowPage } from '#pages/signed-in-window/signed-in-window.loader.server.ts';
import { loadRegisterPage, submitRegistration } from '#pages/register/register.loader.server.ts';

const signIn = { layout: 'login-forms', section: 'konto', robots: 'noindex' } as const;

/** All routes of this package. */
export const routes: readonly RouteDefinition[] = [
  {
    id: 'login',
    path: paths.login(),
    handle: signIn,
    loader: loadLoginPage,
    action: logIn,
    view: () =>
      import(/* webpackChunkName: "route-login" */ './pages/login/LoginPage.tsx').then(
        (m) => m.LoginPage,
      ),
  },
  {
    id: 'login-code',
    path: paths.loginCode(),
    handle: signIn,
    loader: loadLoginCodePage,
    action: submitLoginCode,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm--forgot-password--reset-password--confirm-email--signed-in-window--log-out--login-code" */ './pages/login-code/LoginCodePage.tsx'
      ).then((m) => m.LoginCodePage),
  },
  {
    id: 'register',
    path: paths.register(),
    handle: signIn,
    loader: loadRegisterPage,
    action: submitRegistration,
    view: () =>
      import(/* webpackChunkName: "route-register" */ './pages/register/RegisterPage.tsx').then(
        (m) => m.RegisterPage,
      ),
  },
  {
    id: 'register-confirm',
    path: paths.registerConfirm(),
    handle: signIn,
    loader: loadRegisterConfirmPage,
    action: confirmRegistration,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm--forgot-password--reset-password--confirm-email--signed-in-window--log-out--login-code" */ './pages/register-confirm/RegisterConfirmPage.tsx'
      ).then((m) => m.RegisterConfirmPage),
  },
  {
    id: 'forgot-password',
    path: paths.forgotPassword(),
    handle: signIn,
    loader: loadForgotPasswordPage,
    action: requestPasswordReset,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm--forgot-password--reset-password--confirm-email--signed-in-window--log-out--login-code" */ './pages/forgot-password/ForgotPasswordPage.tsx'
      ).then((m) => m.ForgotPasswordPage),
  },
  {
    id: 'reset-password',
    path: paths.resetPassword(),
    handle: signIn,
    loader: loadResetPasswordPage,
    action: resetPassword,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm--forgot-password--reset-password--confirm-email--signed-in-window--log-out--login-code" */ './pages/reset-password/ResetPasswordPage.tsx'
      ).then((m) => m.ResetPasswordPage),
  },
  {
    id: 'confirm-email',
    path: paths.confirmEmail(),
    handle: signIn,
    loader: loadConfirmEmailPage,
    action: confirmEmail,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm--forgot-password--reset-password--confirm-email--signed-in-window--log-out--login-code" */ './pages/confirm-email/ConfirmEmailPage.tsx'
      ).then((m) => m.ConfirmEmailPage),
  },
  {
    id: 'signed-in-window',
    path: paths.loginWindowDone(),
    handle: signIn,
    loader: loadSignedInWindowPage,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm--forgot-password--reset-password--confirm-email--signed-in-window--log-out--login-code" */ './pages/signed-in-window/SignedInWindowPage.tsx'
      ).then((m) => m.SignedInWindowPage),
  },
  {
    id: 'log-out',
    path: paths.logOut(),
    handle: signIn,
    loader: loadLogOutPage,
    action: logOut,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm--forgot-password--reset-password--confirm-email--signed-in-window--log-out--login-code" */ './pages/log-out/LogOutPage.tsx'
      ).then((m) => m.LogOutPage),
  },
  ...savedRoutes,
  ...contractRoutes,
  ...accountRoutes,
  ...jobRoutes,
];
