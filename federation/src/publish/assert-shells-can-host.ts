import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { checkContract, ContractError } from '#release/check-contract.ts';
import type { ShellHealth } from '#publish/shell-health.ts';

/**
 * Checks that every shell that reports its contracts can host a release, and that the api of every
 * shell is new enough. Also checks the contract versions of this repository. Runs before the flip,
 * so that no shell has to refuse the release.
 */
export function assertShellsCanHost(
  release: Pick<ReleaseDocument, 'name' | 'contract' | 'revision' | 'apiRevision'>,
  shells: readonly ShellHealth[],
): void {
  checkContract(release);
  const { contract, revision = 0, name, apiRevision = 0 } = release;
  for (const { url, contracts, apiRevision: hostedApiRevision } of shells) {
    if (hostedApiRevision !== null && apiRevision > hostedApiRevision)
      throw new ContractError(
        `${name} needs api revision ${apiRevision}, the api of ${url} has ${hostedApiRevision}: deploy the api first`,
      );
    if (!contracts) continue;
    const isRevisionTooNew = contract === CONTRACT_VERSION && revision > contracts.revision;
    if (contracts.hosted.includes(contract) && !isRevisionTooNew) continue;
    const hostedContractsText = `${contracts.hosted.join(', ')} (revision ${contracts.revision})`;
    throw new ContractError(
      `contract ${contract}.${revision} is needed, ${url} hosts ${hostedContractsText}`,
    );
  }
}
