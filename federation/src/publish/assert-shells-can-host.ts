import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { checkContract, ContractError } from '#release/check-contract.ts';
import type { ShellHealth } from '#publish/shell-health.ts';

/**
 * Checks that this repository's contract and every shell that reports its contracts can host a
 * release. Runs before the flip, so that no shell has to refuse the release.
 *
 * @throws {ContractError} naming the shell that cannot host the release
 */
export function assertShellsCanHost(
  release: Pick<ReleaseDocument, 'contract' | 'revision'>,
  shells: readonly ShellHealth[],
): void {
  checkContract(release);
  const { contract, revision = 0 } = release;
  for (const { address, contracts } of shells) {
    if (!contracts) continue;
    const isRevisionMissing = contract === CONTRACT_VERSION && revision > contracts.revision;
    if (contracts.hosted.includes(contract) && !isRevisionMissing) continue;
    const hostedText = `${contracts.hosted.join(', ')} (revision ${contracts.revision})`;
    throw new ContractError(
      `contract ${contract}.${revision} is needed, ${address} hosts ${hostedText}`,
    );
  }
}
