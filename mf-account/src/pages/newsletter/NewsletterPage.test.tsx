import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { NewsletterPage } from './NewsletterPage.tsx';

test('has no newsletter ticked that nobody chose', () => {
  const list = { id: 'wochenblatt', name: 'Sonntag', description: '', frequencyLabel: 'sonntags' };
  const data = { lists: { lists: [list], consentText: 'Ja.' }, formKey: 'x', isSent: false };
  document.body.innerHTML = renderToStaticMarkup(
    <ShellApiContext value={{ navigation: {} } as never}>
      <NewsletterPage params={{}} data={data as never} />
    </ShellApiContext>,
  );
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([false]);
});
