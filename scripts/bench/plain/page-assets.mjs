/**
 * Replaces the shell's `page-assets.ts` in the plain bundle. The plain bundle has no entry scripts
 * and no hashes for each remote. All its scripts are in the shell's folder.
 */
import { listPageAssets as listFederatedAssets } from '@gruenland/shell/page-assets';

export function listPageAssets(...page) {
  const { releases, scripts } = listFederatedAssets(...page);
  const chunks = scripts.filter(({ href }) => !href.includes('/main.')).map(toBundleUrl);
  return { releases: releases.map(({ name, id }) => ({ name, id })), scripts: chunks, styles: [] };
}

function toBundleUrl({ href, integrity }) {
  return { href: `/assets/${href.slice(href.lastIndexOf('/') + 1)}`, integrity };
}
