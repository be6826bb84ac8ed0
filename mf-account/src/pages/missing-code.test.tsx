import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ConfirmEmailPage } from '#pages/confirm-email/ConfirmEmailPage.tsx';
import { ConfirmSavedSearchPage } from '#pages/confirm-saved-search/ConfirmSavedSearchPage.tsx';
import { NewsletterConfirmPage } from '#pages/newsletter-confirm/NewsletterConfirmPage.tsx';
import { NewsletterUnsubscribePage } from '#pages/newsletter-unsubscribe/NewsletterUnsubscribePage.tsx';
import { RegisterConfirmPage } from '#pages/register-confirm/RegisterConfirmPage.tsx';
import { ReleaseVoucherPage } from '#pages/release-voucher/ReleaseVoucherPage.tsx';
import { ResetPasswordPage } from '#pages/reset-password/ResetPasswordPage.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';

const pages = {
  ConfirmEmailPage,
  ConfirmSavedSearchPage,
  NewsletterConfirmPage,
  NewsletterUnsubscribePage,
  RegisterConfirmPage,
  ReleaseVoucherPage,
  ResetPasswordPage,
} as unknown as Readonly<Record<string, ComponentType<{ params: object; data: object }>>>;

const shell = {
  session: { getState: () => ({}), subscribe: () => () => {} },
  navigation: { guardUnsaved: () => () => {} },
};

test.each(Object.keys(pages))('%s without a code says so and has no button', (name) => {
  const Page = pages[name]!;
  const renderPage = (code: string) => (
    <ShellApiContext value={shell as never}>
      <Page params={{}} data={{ code }} />
    </ShellApiContext>
  );
  const { rerender } = render(renderPage(''));
  expect(screen.getByText('In diesem Link fehlt der Code')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(renderPage('abc'));
  expect(screen.queryByText('In diesem Link fehlt der Code')).toBeNull();
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});
