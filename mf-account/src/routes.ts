import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { accountRoutes } from './account-routes.ts';
import { contractRoutes } from './contract-routes.ts';
import {
  confirmRegistration,
  loadRegisterConfirm,
} from '#pages/register-confirm/register-confirm.loader.server.ts';
import {
  confirmEmail,
  loadConfirmEmail,
} from '#pages/confirm-email/confirm-email.loader.server.ts';
import {
  askForReset,
  loadForgotPassword,
} from '#pages/forgot-password/forgot-password.loader.server.ts';
import { loadLogin, logIn } from '#pages/login/login.loader.server.ts';
import {
  loadResetPassword,
  resetPassword,
} from '#pages/reset-password/reset-password.loader.server.ts';
import { loadRegister, register } from '#pages/register/register.loader.server.ts';

const signIn = { layout: 'login-forms', section: 'konto', robots: 'noindex' } as const;

/** Every address of sign-in and account, on one screen. */
export const routes: readonly RouteDefinition[] = [
  {
    id: 'login',
    path: '/anmelden',
    handle: signIn,
    load: loadLogin,
    act: logIn,
    view: () =>
      import(/* webpackChunkName: "route-login" */ './pages/login/LoginPage.tsx').then(
        (m) => m.LoginPage,
      ),
  },
  {
    id: 'register',
    path: '/registrieren',
    handle: signIn,
    load: loadRegister,
    act: register,
    view: () =>
      import(/* webpackChunkName: "route-register" */ './pages/register/RegisterPage.tsx').then(
        (m) => m.RegisterPage,
      ),
  },
  {
    id: 'register-confirm',
    path: '/registrieren/bestaetigen',
    handle: signIn,
    load: loadRegisterConfirm,
    act: confirmRegistration,
    view: () =>
      import(
        /* webpackChunkName: "route-register-confirm" */ './pages/register-confirm/RegisterConfirmPage.tsx'
      ).then((m) => m.RegisterConfirmPage),
  },
  {
    id: 'forgot-password',
    path: '/passwort-vergessen',
    handle: signIn,
    load: loadForgotPassword,
    act: askForReset,
    view: () =>
      import(
        /* webpackChunkName: "route-forgot-password" */ './pages/forgot-password/ForgotPasswordPage.tsx'
      ).then((m) => m.ForgotPasswordPage),
  },
  {
    id: 'reset-password',
    path: '/passwort-vergessen/neu',
    handle: signIn,
    load: loadResetPassword,
    act: resetPassword,
    view: () =>
      import(
        /* webpackChunkName: "route-reset-password" */ './pages/reset-password/ResetPasswordPage.tsx'
      ).then((m) => m.ResetPasswordPage),
  },
  {
    id: 'confirm-email',
    path: '/anmelden/e-mail-bestaetigen',
    handle: signIn,
    load: loadConfirmEmail,
    act: confirmEmail,
    view: () =>
      import(
        /* webpackChunkName: "route-confirm-email" */ './pages/confirm-email/ConfirmEmailPage.tsx'
      ).then((m) => m.ConfirmEmailPage),
  },
  ...contractRoutes,
  ...accountRoutes,
];
