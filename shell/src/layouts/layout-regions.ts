import type { LayoutName } from '@gruenland/shared-contracts/route.ts';

/** Features by which the layouts differ. */
export interface LayoutFeatures {
  readonly header: boolean;
  readonly footer: boolean;
  /** Width of the content. */
  readonly width: 'page' | 'reading' | 'form' | 'account';
  readonly accountMenu: boolean;
}

export const layoutFeatures: Readonly<Record<LayoutName, LayoutFeatures>> = {
  default: { header: true, footer: true, width: 'page', accountMenu: false },
  cms: { header: true, footer: true, width: 'page', accountMenu: false },
  account: { header: true, footer: true, width: 'account', accountMenu: true },
  'login-forms': { header: true, footer: true, width: 'form', accountMenu: false },
  clean: { header: false, footer: false, width: 'reading', accountMenu: false },
};
