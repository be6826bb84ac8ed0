import { jest } from '@jest/globals';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HideableAd } from './HideableAd.tsx';

const model = {
  advertiser: 'Saatgut Nordheide eG',
  format: 'native',
  headline: 'Ackerbohnen',
  text: undefined,
  image: undefined,
  href: 'https://example.org/',
  notice: undefined,
} as const;

/**
 * Renders two ads for a user. Each test passes its own user id, because the subscriber checks are
 * cached by user id.
 */
async function renderTwoAds(id: string | undefined, respond: () => Promise<unknown>, adTopPx = 10) {
  const http = jest.fn((_path: string) => respond());
  const session = { getState: () => ({ user: id && { id } }), subscribe: () => () => {} };
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: adTopPx } as DOMRect);
  const adsElement = (
    <ShellApiContext value={{ http, session } as never}>
      <HideableAd model={model} />
      <HideableAd model={model} />
    </ShellApiContext>
  );
  render(adsElement);
  await act(async () => {});
  const [ad] = screen.getAllByLabelText('Anzeige');
  const frame = ad?.parentElement;
  return { http, frame: { hidden: frame?.hidden, blank: frame?.className } };
}

const createSubscriptionsResponder = (state: string) => async () => ({
  subscriptions: [{ state }],
});

test.each([
  ['removed below the viewport', 5000, { hidden: true, blank: '' }],
  ['blank inside the viewport', 10, { hidden: false, blank: 'blank' }],
])('hides the ad from subscribers: %s', async (name, adTopPx, expectedFrame) => {
  const renderedAds = await renderTwoAds(
    `abo-${name}`,
    createSubscriptionsResponder('active'),
    adTopPx,
  );
  expect(renderedAds.frame).toEqual(expectedFrame);
  expect(renderedAds.http.mock.calls).toEqual([['/api/account/print-subscriptions']]);
});

test.each(['ordered', 'ended', 'withdrawn'])(
  'shows the ad when the subscription is %s',
  async (state) => {
    expect((await renderTwoAds(state, createSubscriptionsResponder(state))).frame).toEqual({
      hidden: false,
      blank: '',
    });
  },
);

test('hides the ad until a cancelled subscription ends', async () => {
  expect(
    (await renderTwoAds('noch', createSubscriptionsResponder('cancelled'), 5000)).frame.hidden,
  ).toBe(true);
});

test('shows the ad without a request for anonymous readers, and when the request fails', async () => {
  const renderedAds = await renderTwoAds(undefined, createSubscriptionsResponder('active'));
  expect(renderedAds.http).not.toHaveBeenCalled();
  expect(renderedAds.frame).toEqual({ hidden: false, blank: '' });
  const renderedAdsAfterFailure = await renderTwoAds('weg', async () =>
    Promise.reject(new Error('503')),
  );
  expect(renderedAdsAfterFailure.frame).toEqual({ hidden: false, blank: '' });
});

test('renders the ad on the server for everyone', () =>
  expect(renderToString(<HideableAd model={model} />)).toContain('Ackerbohnen'));
