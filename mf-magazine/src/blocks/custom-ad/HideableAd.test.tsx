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

/** Each test uses its own user id, because subscriber checks are cached per account. */
async function show(id: string | undefined, answer: () => Promise<unknown>, top = 10) {
  const http = jest.fn((_path: string) => answer());
  const session = { getState: () => ({ user: id && { id } }), subscribe: () => () => {} };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const view = (
    <ShellApiContext value={{ http, session } as never}>
      <HideableAd model={model} />
      <HideableAd model={model} />
    </ShellApiContext>
  );
  render(view);
  await act(async () => {});
  const [ad] = screen.getAllByLabelText('Anzeige');
  const frame = ad?.parentElement;
  return { http, frame: { hidden: frame?.hidden, blank: frame?.className } };
}

const subscriptions = (state: string) => async () => ({ subscriptions: [{ state }] });

test.each([
  ['removed below the viewport', 5000, { hidden: true, blank: '' }],
  ['blank inside the viewport', 10, { hidden: false, blank: 'blank' }],
])('hides the ad from subscribers: %s', async (name, top, frame) => {
  const shown = await show(`abo-${name}`, subscriptions('active'), top);
  expect(shown.frame).toEqual(frame);
  expect(shown.http.mock.calls).toEqual([['/api/account/print-subscriptions']]);
});

test.each(['ordered', 'ended', 'withdrawn'])(
  'shows the ad when the subscription is %s',
  async (state) => {
    expect((await show(state, subscriptions(state))).frame).toEqual({ hidden: false, blank: '' });
  },
);

test('hides the ad until a cancelled subscription ends', async () => {
  expect((await show('noch', subscriptions('cancelled'), 5000)).frame.hidden).toBe(true);
});

test('shows the ad without a request for anonymous readers, and when the request fails', async () => {
  const anonymous = await show(undefined, subscriptions('active'));
  expect(anonymous.http).not.toHaveBeenCalled();
  expect(anonymous.frame).toEqual({ hidden: false, blank: '' });
  const failed = await show('weg', async () => Promise.reject(new Error('503')));
  expect(failed.frame).toEqual({ hidden: false, blank: '' });
});

test('renders the ad on the server for everyone', () =>
  expect(renderToString(<HideableAd model={model} />)).toContain('Ackerbohnen'));
