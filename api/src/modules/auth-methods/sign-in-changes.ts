import type { FastifyRequest } from 'fastify';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import type { SignInNews } from '#queue/task-kinds.ts';
import type { RequireViewer } from '#modules/viewers.ts';

/** Somebody who changes how they sign in, and on which device. */
export interface Changer {
  readonly user: User;
  readonly by:
    | { readonly kind: 'session'; readonly familyId: string }
    | { readonly kind: 'third-party' };
}

/** What these ways need to know of a request. */
export interface ChangerViewers extends RequireViewer {
  requireFresh(request: FastifyRequest): Promise<Changer>;
}

/** What follows from a change of the ways in; the session module does it. */
export interface SignInChanges {
  /**
   * In the change's transaction: writes it down and tells the owner by mail. A way that was added has
   * just been shown on this device; with one that was taken away all other devices are signed out.
   */
  note(tx: Executor, changer: Changer, news: SignInNews): Promise<void>;
  /** A code came a second time: somebody may have read it over a shoulder. */
  noteReuse(tx: Executor, userId: string): Promise<void>;
  /** A provider vouches for the owner of an account that was there before. */
  noteLink(tx: Executor, userId: string): Promise<void>;
  /** After the transaction: the mail goes out at once. */
  wakeJobs(): void;
}
