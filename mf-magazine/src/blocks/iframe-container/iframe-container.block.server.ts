import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { assetField } from '#data/asset-field.ts';
import { optionField, textField } from '#data/fields.ts';
import { parsed, refused } from '../parse-result.ts';
import { frameAddress } from './frame-address.ts';
import { FRAME_SHAPES } from './iframe-container.ts';
import type { IframeContainerData, IframeContainerModel } from './iframe-container.ts';

/** Fields: `title` (default: where it comes from), `url`, `shape`, `preview`. */
export function parseIframeContainer(raw: RawBlock): ParseResult<IframeContainerModel> {
  const url = textField(raw['url']) ?? textField(Object(raw['url']).url);
  const src = url && frameAddress(url);
  if (!url || !src) return refused('iframe_container: url is no https address');
  const href = url.startsWith('//') ? `https:${url}` : url;
  return parsed({
    title: textField(raw['title']) ?? `Eingebetteter Inhalt von ${hostOf(href)}`,
    src,
    href,
    shape: optionField(raw['shape'], FRAME_SHAPES, 'wide'),
    preview: assetField(raw['preview']),
  });
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** Finds the service by the frame's origin: what the registry does not name may not be framed. */
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
