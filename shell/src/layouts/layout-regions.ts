import type { LayoutName } from '@gruenland/shared-contracts/route.ts';

/** Differences between the layouts are data, not copies. */
export interface LayoutRegions {
  readonly header: boolean;
  readonly footer: boolean;
  /** How wide the content stands. */
  readonly width: 'page' | 'reading' | 'form' | 'account';
  readonly accountMenu: boolean;
}

export const layoutRegions: Readonly<Record<LayoutName, LayoutRegions>> = {
  default: { header: true, footer: true, width: 'page', accountMenu: false },
  cms: { header: true, footer: true, width: 'page', accountMenu: false },
  account: { header: true, footer: true, width: 'account', accountMenu: true },
  'login-forms': { header: true, footer: true, width: 'form', accountMenu: false },
  clean: { header: false, footer: false, width: 'reading', accountMenu: false },
};
