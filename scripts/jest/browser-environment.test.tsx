import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import styles from './any.module.css';

test('react-router loads data and renders in the browser environment', async () => {
  const routes = [
    {
      path: '/',
      loader: () => 'Guten Tag',
      hydrateFallbackElement: createElement('i'),
      Component: () => createElement('p', { className: styles.lead }, 'Guten Tag'),
    },
  ];
  render(createElement(RouterProvider, { router: createMemoryRouter(routes) }));
  expect((await screen.findByText('Guten Tag')).className).toBe('lead');
});

test('react-dom/server renders in the browser environment', () => {
  expect(renderToString(createElement('b', null, '1'))).toBe('<b>1</b>');
});

test('an abort signal works for both the window and a request', () => {
  const controller = new AbortController();
  const calls = [];
  window.addEventListener('call', () => calls.push('call'), { signal: controller.signal });
  const request = new Request('/api', { signal: controller.signal });
  window.dispatchEvent(new Event('call'));
  controller.abort('enough');
  window.dispatchEvent(new Event('call'));
  expect(calls).toEqual(['call']);
  expect(request.signal.reason).toBe('enough');
});

test('a request accepts forms and search parameters of the window', async () => {
  const form = new FormData();
  form.set('ort', 'Husum');
  const formRequest = new Request('/api', { method: 'POST', body: form });
  const body = new URLSearchParams({ ort: 'Husum' });
  const queryRequest = new Request('/api', { method: 'POST', body });
  expect((await formRequest.formData()).get('ort')).toBe('Husum');
  expect(queryRequest.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(queryRequest.url).toBe('http://localhost/api');
});

test('encoders and typed arrays have matching classes', () => {
  expect(new TextEncoder().encode('ä')).toBeInstanceOf(Uint8Array);
});

test('a canvas has no drawing context and prints no error', () => {
  const consoleErrorSpy = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(document.createElement('canvas').getContext('2d')).toBeNull();
  expect(consoleErrorSpy).not.toHaveBeenCalled();
});
