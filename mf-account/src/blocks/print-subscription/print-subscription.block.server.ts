import type { PrintOffer } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

export interface PrintSubscriptionModel {
  readonly title: string;
  readonly text: string;
  readonly productId: string | null;
}

const getText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Parses the fields of the block: `title` text · `text` text · `product` option (id of the
 * product that is shown first).
 */
export function parsePrintSubscription(rawBlock: RawBlock): ParseResult<PrintSubscriptionModel> {
  const title = getText(rawBlock['title']) || 'Grünland abonnieren';
  const productId = getText(rawBlock['product']) || null;
  return { ok: true, model: { title, text: getText(rawBlock['text']), productId } };
}

export async function loadPrintSubscriptionBlock(
  _model: PrintSubscriptionModel,
  { api }: LoadContext,
): Promise<PrintOffer> {
  return (await api.get<PrintOffer>('/api/print-subscription/products')).body;
}
