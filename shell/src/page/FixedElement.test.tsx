import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FixedElement } from './FixedElement.tsx';
import { FixedHtmlContext } from './fixed-html.ts';
import type { RenderFixedHtml } from './fixed-html.ts';

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

const element = (
  <FixedElement
    as="nav"
    attributes={{ 'aria-label': 'Bereiche', className: 'areas' }}
    content={Counter}
    props={{ name: 'Äpfel' }}
  />
);

const renderFixedHtml: RenderFixedHtml = (View, props) => renderToString(<View {...props} />);
const renderOnServer = () =>
  renderToString(<FixedHtmlContext value={renderFixedHtml}>{element}</FixedHtmlContext>);

afterEach(() => document.body.replaceChildren());

test('the server copies HTML that equals the HTML of the component', () => {
  expect(renderOnServer()).toBe(renderToString(element));
});

test('the browser hydrates the copied HTML without an error', async () => {
  document.body.innerHTML = `<div id="app">${renderOnServer()}</div>`;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(document.querySelector('#app') as Element, element, {
      onRecoverableError: (error) => void errors.push(error),
    });
  });
  const button = screen.getByRole('button');
  await act(async () => button.click());
  expect(button.textContent).toBe('Äpfel: 1');
  expect(errors).toEqual([]);
});

test('the browser renders the component without the server', () => {
  render(element);
  expect(screen.getByRole('navigation', { name: 'Bereiche' }).className).toBe('areas');
});
