import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { toFrameUrl } from './frame-url.ts';
import type { IframeContainerData, IframeContainerModel } from './iframe-container.ts';
import { readIframeContainerFields } from './iframe-container.fields.generated.ts';

export function parseIframeContainer(rawBlock: RawBlock): ParseResult<IframeContainerModel> {
  const fields = readIframeContainerFields(rawBlock);
  const url = fields.url ?? readTextField(Object(rawBlock['url']).url);
  const src = url && toFrameUrl(url);
  if (!url || !src) return rejectBlock('Die Adresse fehlt oder beginnt nicht mit https://.');
  const href = url.startsWith('//') ? `https:${url}` : url;
  return acceptBlock({
    title: fields.title ?? `Eingebetteter Inhalt von ${toHostName(href)}`,
    src,
    href,
    shape: fields.shape ?? 'wide',
    preview: fields.preview,
  });
}

function toHostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/**
 * Finds the service in the consent registry by the frame's origin. Content from any other origin is
 * only linked.
 */
export async function loadIframeContainer(
  { src }: IframeContainerModel,
  { settings }: LoadContext,
): Promise<IframeContainerData> {
  const { origin } = new URL(src);
  const service = (settings.consent ?? [])
    .flatMap(({ services }) => services)
    .find(({ frameOrigin }) => frameOrigin === origin);
  if (!service) return { service: null };
  const { id, label, policyUrl } = service;
  return { service: { id, label, ...(policyUrl ? { policyUrl } : {}) } };
}
