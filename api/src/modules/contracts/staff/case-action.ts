import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import type { TaskPayloads } from '#queue/task-kinds.ts';

import type { HandlingChange, StoredCase } from './case.repository.ts';

/** The result of an action: the changed columns and the notifications to send. */
export interface CaseActionResult {
  readonly change: Omit<HandlingChange, 'handledBy'>;
  readonly notifications?: readonly Omit<
    TaskPayloads['mail.contract-notification'],
    'declarationId'
  >[];
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

export type CaseAction = (
  tx: Executor,
  storedCase: StoredCase,
  staffMember: User,
) => Promise<CaseActionResult>;
