import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readOptionField, readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { toFrameUrl } from './frame-url.ts';
import { FRAME_SHAPES } from './iframe-container.ts';
import type { IframeContainerData, IframeContainerModel } from './iframe-container.ts';

/** Block fields: `title` (default: a title with the host name), `url`, `shape`, `preview`. */
export function parseIframeContainer(rawBlock: RawBlock): ParseResult<IframeContainerModel> {
  const url = readTextField(rawBlock['url']) ?? readTextField(Object(rawBlock['url']).url);
  const src = url && toFrameUrl(url);
  if (!url || !src) return rejectBlock('Die Adresse fehlt oder beginnt nicht mit https://.');
  const href = url.startsWith('//') ? `https:${url}` : url;
  return acceptBlock({
    title: readTextField(rawBlock['title']) ?? `Eingebetteter Inhalt von ${toHostName(href)}`,
    src,
    href,
    shape: readOptionField(rawBlock['shape'], FRAME_SHAPES, 'wide'),
    preview: readAssetField(rawBlock['preview']),
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
