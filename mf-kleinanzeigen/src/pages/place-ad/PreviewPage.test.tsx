import { render, screen } from '@testing-library/react';
import { PageWithoutParts } from '@gruenland/shared-ui/shell-context/testing/PageWithoutParts.tsx';

import { sampleAdDetail } from '#samples/ad-samples.ts';
import { sampleDraft } from '#samples/own-ad-samples.ts';
import { PreviewPage } from './PreviewPage.tsx';

test('shows what the page of the ad will show', () => {
  const data = {
    draft: sampleDraft,
    preview: sampleAdDetail,
    adState: null,
    formKey: 'schluessel',
  };
  render(
    <PageWithoutParts>
      <PreviewPage params={{}} data={data} />
    </PageWithoutParts>,
  );
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
