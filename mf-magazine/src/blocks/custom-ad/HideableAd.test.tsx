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

/** Every account is asked about once in a visit: each test has one of its own. */
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
  ['below what can be seen it goes', 5000, { hidden: true, blank: '' }],
  ['where it can be seen it leaves its room', 10, { hidden: false, blank: 'blank' }],
])('to subscribers it is not shown: %s', async (what, top, frame) => {
  const shown = await show(`abo-${what}`, subscriptions('active'), top);
  expect(shown.frame).toEqual(frame);
  expect(shown.http.mock.calls).toEqual([['/api/account/print-subscriptions']]);
});

test.each(['ordered', 'ended', 'withdrawn'])(
  'a subscription that is %s changes nothing',
  async (state) => {
    expect((await show(state, subscriptions(state))).frame).toEqual({ hidden: false, blank: '' });
  },
);

test('a cancelled one runs to its end', async () => {
  expect((await show('noch', subscriptions('cancelled'), 5000)).frame.hidden).toBe(true);
});

test('without an account nobody is asked; without an answer it is shown', async () => {
  const anonymous = await show(undefined, subscriptions('active'));
  expect(anonymous.http).not.toHaveBeenCalled();
  expect(anonymous.frame).toEqual({ hidden: false, blank: '' });
  const away = await show('weg', async () => Promise.reject(new Error('503')));
  expect(away.frame).toEqual({ hidden: false, blank: '' });
});

test('the page is the same for everybody', () =>
  expect(renderToString(<HideableAd model={model} />)).toContain('Ackerbohnen'));
