import type { MailContent } from '#mail/mail-layout.ts';
import type { ModuleDeclarations } from '#module/module-declarations.ts';

/** Returns one sample of every mail of the api. */
export const createMailSamples = (
  modules: readonly ModuleDeclarations[],
  siteUrl: string,
): readonly MailContent[] => modules.flatMap(({ mailSamples }) => mailSamples?.(siteUrl) ?? []);
