/**
 * Stands around the shell's `page-assets.ts`: in one bundle there is no entry script per remote
 * and no hash of it, and all scripts lie next to the shell's own.
 */
import { pageAssets as federatedAssets } from '@gruenland/shell/page-assets';

export function pageAssets(...page) {
  const { releases, scripts } = federatedAssets(...page);
  const chunks = scripts.filter(({ href }) => !href.includes('/main.')).map(ownAddress);
  return { releases: releases.map(({ name, id }) => ({ name, id })), scripts: chunks, styles: [] };
}

function ownAddress({ href, integrity }) {
  return { href: `/assets/${href.slice(href.lastIndexOf('/') + 1)}`, integrity };
}
