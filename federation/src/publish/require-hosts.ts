import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { checkContract, ContractError } from '#release/check-contract.ts';
import type { ShellHealth } from '#publish/shell-health.ts';

/**
 * Whether shells can host a release by the contract it states: a shell of this tree, and every
 * shell that says what it hosts. Refused before the flip, so that no shell has to.
 *
 * @throws {ContractError} naming the shell that cannot
 */
export function requireHosts(
  release: Pick<ReleaseDocument, 'contract' | 'revision'>,
  shells: readonly ShellHealth[],
): void {
  checkContract(release);
  const { contract, revision = 0 } = release;
  for (const { address, contracts } of shells) {
    if (!contracts) continue;
    const lacking = contract === CONTRACT_VERSION && revision > contracts.revision;
    if (contracts.hosted.includes(contract) && !lacking) continue;
    const hosted = `${contracts.hosted.join(', ')} (revision ${contracts.revision})`;
    throw new ContractError(
      `contract ${contract}.${revision} is needed, ${address} hosts ${hosted}`,
    );
  }
}
