import type { MailContent } from '#mail/mail-layout.ts';
import type { Module } from '#module/define-module.ts';

/** Returns one sample of every mail of the api. */
export const createMailSamples = (
  modules: readonly Module[],
  siteUrl: string,
): readonly MailContent[] => modules.flatMap(({ mailSamples }) => mailSamples?.(siteUrl) ?? []);
