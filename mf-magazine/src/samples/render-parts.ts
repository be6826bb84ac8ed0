import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '@gruenland/shared-contracts/page-result.ts';

/** Renders the server-only parts of a page in their order. */
export function renderParts({ parts = {} }: Pick<Page<unknown>, 'parts'>): string {
  const markups = Object.values(parts).map(({ view, model }) =>
    renderToStaticMarkup(createElement(view as ComponentType<{ model: unknown }>, { model })),
  );
  return markups.join('\n');
}
