import type { MatchedContract } from '@gruenland/shared-contracts/api/staff-contracts.ts';

import type { Executor } from '#db/database.ts';

/** A declaration, as far as a contract needs to know it. */
export interface DeclaredEnd {
  readonly kind: 'kuendigung' | 'widerruf';
  readonly manner: 'ordentlich' | 'ausserordentlich' | null;
  readonly endsOn: string | null;
  readonly receivedAt: Date;
}

export interface FoundContract extends MatchedContract {
  readonly id: string;
}

/** What a list says of a contract. */
export type ContractBrief = Pick<MatchedContract, 'orderNo' | 'state'>;

/** What the desk asks of the contracts themselves; the module that has them answers. */
export interface ContractPort {
  /** @param at when the declaration came in: times are counted from then */
  find(db: Executor, id: string, at: Date): Promise<FoundContract | null>;
  /** Number and state of contracts, by id. */
  briefs(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, ContractBrief>>;
  /** Contracts with this number or this address, five at most. */
  candidates(
    db: Executor,
    by: { readonly number: string; readonly email: string },
    at: Date,
  ): Promise<FoundContract[]>;
  /** Does what a declaration says by itself. @returns the contract as it is then; null: there is none */
  end(
    tx: Executor,
    orderNo: string,
    declared: DeclaredEnd,
    actor: string,
  ): Promise<FoundContract | null>;
  /** Ends a contract by a decision, on that day. @returns false when it is over already */
  endBy(
    tx: Executor,
    id: string,
    decided: { readonly state: 'cancelled' | 'withdrawn'; readonly endsOn: string },
    actor: string,
  ): Promise<boolean>;
}
