import { render, screen } from '@testing-library/react';
import type { AdPreview } from '@gruenland/shared-contracts/api/own-ads.ts';
import { PageWithoutParts } from '@gruenland/shared-ui/shell-context/testing/PageWithoutParts.tsx';

import { sampleAdDetail } from '#samples/ad-samples.ts';
import { sampleDraft } from '#samples/own-ad-samples.ts';
import { PreviewPage } from './PreviewPage.tsx';

function renderPreview(preview: AdPreview) {
  const data = { draft: sampleDraft, preview, adState: null, formKey: 'schluessel' };
  render(
    <PageWithoutParts>
      <PreviewPage params={{}} data={data} />
    </PageWithoutParts>,
  );
}

test('shows what the page of the ad will show', () => {
  renderPreview(sampleAdDetail);
  expect(screen.queryByText(/im Text/u)).toBeNull();
  const text = screen.getByRole('article', { name: 'Vorschau der Anzeige' }).textContent;
  for (const part of [
    sampleAdDetail.title,
    '64.500',
    'VB',
    'Biete',
    'Privat',
    '87435 Kempten',
    'Hof Lindental',
    'Übergabe: Abholung, Lieferung nach Absprache',
    'Besichtigung gern nach Anruf.',
    'ZustandGebraucht',
  ])
    expect(text).toContain(part);
});

test('warns of contact data before the ad is submitted', () => {
  renderPreview({ ...sampleAdDetail, warnings: ['Telefonnummer im Text'] });
  expect(screen.getByText('Telefonnummer im Text')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Text ändern' }).getAttribute('href')).toBe(
    `/kleinanzeigen/neu/angaben?entwurf=${sampleDraft.id}`,
  );
});
