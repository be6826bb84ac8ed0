import {
  CONTRACT_REVISION,
  CONTRACT_VERSION,
  HOSTED_CONTRACTS,
} from '@gruenland/shared-contracts/remote.ts';

/** A release is whole but not what this shell can host. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** What a release or its document states of the contract it was built for. */
export interface StatedContract {
  readonly contract: number;
  readonly revision?: number | undefined;
}

/**
 * Asks whether this shell can host a release: it must know the contract's version, and have at
 * least the revision that the release needs. Of older versions a shell has all revisions.
 *
 * @throws {ContractError} which says both numbers
 */
export function checkContract({ contract, revision = 0 }: StatedContract): void {
  if (!HOSTED_CONTRACTS.includes(contract)) {
    const hosted = HOSTED_CONTRACTS.join(', ');
    throw new ContractError(`contract is ${contract}, this shell hosts ${hosted}`);
  }
  if (contract === CONTRACT_VERSION && revision > CONTRACT_REVISION) {
    const needed = `${contract}.${revision}`;
    throw new ContractError(
      `contract ${needed} is needed, this shell hosts ${contract}.${CONTRACT_REVISION}`,
    );
  }
}
