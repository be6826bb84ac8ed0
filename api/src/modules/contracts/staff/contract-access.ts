import type { MatchedContract } from '@gruenland/shared-contracts/api/staff-contracts.ts';

import type { Executor } from '#db/database.ts';

/** The properties of a declaration that decide how a contract ends. */
export interface ContractEndDeclaration {
  readonly kind: 'cancellation' | 'withdrawal';
  readonly manner: 'ordinary' | 'extraordinary' | null;
  readonly endsOn: string | null;
  readonly receivedAt: Date;
}

export interface FoundContract extends MatchedContract {
  readonly id: string;
}

/** The properties of a contract that the list of declarations shows. */
export type ContractSummary = Pick<MatchedContract, 'orderNo' | 'state'>;

/**
 * Reads and ends contracts for the staff page. The module that owns the contracts implements it.
 */
export interface ContractAccess {
  /**
   * Finds a contract by its id.
   * @param receivedAt time at which the declaration was received; periods are counted from this
   *   time
   */
  find(db: Executor, id: string, receivedAt: Date): Promise<FoundContract | null>;
  /** Returns the order number and state of contracts, keyed by contract id. */
  findSummaries(
    db: Executor,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ContractSummary>>;
  /** Returns at most five contracts with this order number or email address. */
  findCandidates(
    db: Executor,
    searchValues: { readonly orderNo: string; readonly email: string },
    receivedAt: Date,
  ): Promise<FoundContract[]>;
  /**
   * Ends a contract as a declaration requires.
   * @returns the changed contract, or null if no contract has this order number
   */
  end(
    tx: Executor,
    orderNo: string,
    declaration: ContractEndDeclaration,
    actor: string,
  ): Promise<FoundContract | null>;
  /**
   * Ends a contract on the day that staff chose.
   * @returns false if the contract has ended already
   */
  endByDecision(
    tx: Executor,
    id: string,
    decidedEnd: { readonly state: 'cancelled' | 'withdrawn'; readonly endsOn: string },
    actor: string,
  ): Promise<boolean>;
}
