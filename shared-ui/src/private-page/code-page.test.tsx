import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { render, screen } from '@testing-library/react';

import { createCodeLoader } from './create-code-loader.server.ts';
import { createCodePage } from './createCodePage.tsx';

const load = createCodeLoader('Ihre Bewerbung', async () => ({
  kind: 'page',
  data: { title: 'Melken' },
  head: { name: 'Ihre Bewerbung' },
}));
const CodePage = createCodePage<{ title: string }>(({ data }) => <h1>{data.title}</h1>);

async function openPage(query: string) {
  const result = await load(createFakeContext({}, { query: new URLSearchParams(query) }));
  if (result.kind !== 'page') throw new Error(`unexpected result: ${result.kind}`);
  render(<CodePage params={{}} data={result.data} />);
  return result;
}

test('says that the code of the link is missing', async () => {
  const { status, head } = await openPage('code=');
  expect([status, head.noIndex]).toEqual([404, true]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihre Bewerbung');
  expect(screen.getByText('In diesem Link fehlt der Code')).toBeTruthy();
});

test('shows the page of a link with its code', async () => {
  expect(await openPage('code=c1')).not.toHaveProperty('status');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Melken');
});
