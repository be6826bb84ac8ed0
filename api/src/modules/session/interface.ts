/** Exports what other modules may import from this module in addition to `module.ts`. */
export { findAccountEmail, findAccountId } from './account-email.ts';
export { findBlock, isBlockActive, isBlockedOwner, toAccountBlock } from './account-block.ts';
export { emailChangeHandlers } from './email-change-handlers.ts';
export { findFormerEmailAddresses } from './email-change.repository.ts';
export type { TryCountMail } from './mail-limit.ts';
export { revokeUserTokens } from './one-time-token.repository.ts';
export { secondFactorChecks } from './second-factor-check.ts';
export type { SessionCookie } from './session-cookie.ts';
export { deleteOtherFamilies } from './session.repository.ts';
export type { Throttle } from './throttle.ts';
export { findStoredUser } from './user.repository.ts';
export type { SessionViewerChecks } from './viewer.ts';
