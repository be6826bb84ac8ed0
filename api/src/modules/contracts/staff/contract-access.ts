import type { MatchedContract } from '@gruenland/shared-contracts/api/staff-contracts.ts';

import type { Executor } from '#db/database.ts';

/** The part of a declaration that the contract module needs. */
export interface DeclaredEnd {
  readonly kind: 'cancellation' | 'withdrawal';
  readonly manner: 'ordinary' | 'extraordinary' | null;
  readonly endsOn: string | null;
  readonly receivedAt: Date;
}

export interface FoundContract extends MatchedContract {
  readonly id: string;
}

/** A contract as shown in the list. */
export type ContractBrief = Pick<MatchedContract, 'orderNo' | 'state'>;

/** Access to contracts for the staff page; implemented by the module that owns the contracts. */
export interface ContractPort {
  /** @param at receipt of the declaration, from which periods are counted */
  find(db: Executor, id: string, at: Date): Promise<FoundContract | null>;
  /** Returns order number and state of contracts, by id. */
  briefs(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, ContractBrief>>;
  /** Returns at most five contracts with this order number or email address. */
  candidates(
    db: Executor,
    by: { readonly number: string; readonly email: string },
    at: Date,
  ): Promise<FoundContract[]>;
  /** Applies a declaration to a contract. @returns the changed contract; null if there is none */
  end(
    tx: Executor,
    orderNo: string,
    declared: DeclaredEnd,
    actor: string,
  ): Promise<FoundContract | null>;
  /** Ends a contract on a decided day. @returns false if it has ended already */
  endByDecision(
    tx: Executor,
    id: string,
    decided: { readonly state: 'cancelled' | 'withdrawn'; readonly endsOn: string },
    actor: string,
  ): Promise<boolean>;
}
