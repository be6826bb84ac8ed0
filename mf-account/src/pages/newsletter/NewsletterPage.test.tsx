import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NewsletterPage } from './NewsletterPage.tsx';

const list = { id: 'wochenblatt', name: 'Sonntag', description: '', frequencyLabel: 'sonntags' };
const data = {
  lists: { lists: [list], consentText: 'Ja.' },
  formKey: 'x',
  isSent: false,
  isSentAgain: false,
};
const shell = {
  navigation: { submit: async () => null },
  session: { getState: () => ({ user: null }), subscribe: () => () => {} },
};
const createPage = (changes: Partial<typeof data> = {}) => (
  <ShellApiContext value={shell as never}>
    <NewsletterPage params={{}} data={{ ...data, ...changes }} />
  </ShellApiContext>
);

test('has no newsletter ticked that nobody chose', () => {
  document.body.innerHTML = renderToStaticMarkup(createPage());
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([false]);
  document.body.innerHTML = '';
});

test('the page after the form names the address and sends the mail again', async () => {
  const { rerender } = render(createPage({ isSent: true }));
  expect(screen.getByRole('status').textContent).toContain('Wir haben Ihnen eine E-Mail');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(createPage());
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'h@hof.example' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(document.querySelector('form')!);
  rerender(createPage({ isSent: true }));
  expect(screen.getByRole('status').textContent).toContain('an h@hof.example');
  const form = screen
    .getByRole('button', { name: 'E-Mail noch einmal senden' })
    .closest('form') as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    email: 'h@hof.example',
    'liste-wochenblatt': 'true',
    seite: '/newsletter',
    erneut: '1',
  });
});
