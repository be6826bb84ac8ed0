import {
  CONTRACT_REVISION,
  CONTRACT_VERSION,
  HOSTED_CONTRACT_VERSIONS,
} from '@gruenland/shared-contracts/remote.ts';

/** Thrown for a valid release that this shell cannot host. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** Contract version and revision as stated by a release's document or by its loaded module. */
export interface StatedContract {
  readonly contract: number;
  readonly revision?: number | undefined;
}

/**
 * Checks that this shell can host a release: it hosts the contract version and, for the current
 * version, has at least the required revision. Older versions are hosted in all their revisions.
 *
 * @throws {ContractError} with a message that names the required and the hosted contract
 */
export function checkContract({ contract, revision = 0 }: StatedContract): void {
  if (!HOSTED_CONTRACT_VERSIONS.includes(contract)) {
    const hostedContractsText = HOSTED_CONTRACT_VERSIONS.join(', ');
    throw new ContractError(`contract is ${contract}, this shell hosts ${hostedContractsText}`);
  }
  if (contract === CONTRACT_VERSION && revision > CONTRACT_REVISION) {
    const requiredContract = `${contract}.${revision}`;
    throw new ContractError(
      `contract ${requiredContract} is needed, this shell hosts ${contract}.${CONTRACT_REVISION}`,
    );
  }
}
