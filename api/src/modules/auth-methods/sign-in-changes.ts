import type { FastifyRequest } from 'fastify';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import type { SignInNotification } from '#queue/task-kinds.ts';
import type { ViewerChecks } from '#access/viewers.ts';

/** The user who changes sign-in methods, signed in with a session or through a third party. */
export interface SignInChanger {
  readonly user: User;
  /** Whether a second factor or a passkey was used in this session. */
  readonly secondFactor: boolean;
  readonly credential:
    | { readonly kind: 'session'; readonly familyId: string }
    | { readonly kind: 'third-party' };
}

/** Access checks that the routes of sign-in methods use. */
export interface SignInChangeViewers extends ViewerChecks {
  requireFreshSession(request: FastifyRequest): Promise<SignInChanger>;
}

/** Records changes of sign-in methods and notifies the user. The session module implements it. */
export interface SignInChangeRecorder {
  /**
   * Records a change within the given transaction and enqueues a mail to the user. A method that
   * the user adds counts as used in this session. If the user removes a method, all other sessions
   * of the user end.
   */
  record(
    tx: Executor,
    signInChanger: SignInChanger,
    notification: SignInNotification,
  ): Promise<void>;
  /** Notifies the user that a code was used twice. Another person may know the code. */
  notifyCodeReuse(tx: Executor, userId: string): Promise<void>;
  /** Notifies the user that a sign-in provider was linked to their existing account. */
  notifyProviderLinked(tx: Executor, userId: string): Promise<void>;
  /**
   * Makes the task runner send the queued mails at once. Call this function after the transaction
   * has committed.
   */
  notifyTaskRunner(): void;
}
