import { Suspense, startTransition, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AREA_PART, markPartHydrated } from '#page/hydrated-parts.ts';
import { holdPresses } from './hold-presses.ts';
import type { HeldPresses } from './hold-presses.ts';
import { createPressRepeater } from './press-repeater.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

const log: string[] = [];
let held: HeldPresses;
/** Script of the part; while React starts in the browser, it is still loading. */
let script = Promise.withResolvers<void>();
/** Script that is there, so that React waits for nothing. */
const loadedScript = {
  ...Promise.withResolvers<void>(),
  promise: Object.assign(Promise.resolve(), { status: 'fulfilled' }),
};

function PressButton({ id }: { readonly id: string }) {
  return (
    <button type="button" id={id} onClick={() => log.push(id)}>
      {id}
    </button>
  );
}

/** Fields that React controls, and what React knows of them. */
function Fields({ partId }: { readonly partId: string }) {
  const [isTicked, setTicked] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => markPartHydrated(partId), [partId]);
  return (
    <>
      <input type="checkbox" checked={isTicked} onChange={(e) => setTicked(e.target.checked)} />
      <input type="radio" checked={isChosen} onChange={(e) => setChosen(e.target.checked)} />
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <output>{JSON.stringify([isTicked, isChosen, text])}</output>
    </>
  );
}

/** Block or slot whose script arrives later than the page. */
function LatePart() {
  use(script.promise);
  return (
    <>
      <PressButton id="part" />
      <Fields partId="rechner" />
    </>
  );
}

function Page({ onReady }: { readonly onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <div data-area="mf-magazine">
        <Suspense>
          <PressButton id="before" />
          <PressButton id="during" />
          <PressButton id="twice" />
          <Fields partId={AREA_PART} />
        </Suspense>
      </div>
      <div data-part="rechner">
        <Suspense>
          <LatePart />
        </Suspense>
      </div>
    </>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Changes all fields of the area or the late part as a visitor does. */
function changeFields(part: string): void {
  find(`${part} input[type=checkbox]`).click();
  find(`${part} input[type=radio]`).click();
  const textArea = find(`${part} textarea`) as HTMLTextAreaElement;
  // A visitor's input is not an assignment, which React would see.
  Reflect.set(HTMLTextAreaElement.prototype, 'value', 'Heu', textArea);
  textArea.dispatchEvent(new Event('input', { bubbles: true }));
  textArea.dispatchEvent(new Event('change', { bubbles: true }));
}

const readKnownInput = (part: string): unknown => JSON.parse(find(`${part} output`).textContent);

function hydrate(): void {
  const page = Promise.withResolvers<void>();
  held.startRepeating(createPressRepeater(page.promise, ['rechner']));
  startTransition(() => {
    hydrateRoot(find('#app'), <Page onReady={page.resolve} />);
  });
}

async function waitForTasks(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await waitForNextTask();
}

beforeAll(() => {
  script = loadedScript;
  document.body.innerHTML = `<div id="app">${renderToString(<Page />)}</div>`;
  script = Promise.withResolvers<void>();
  held = holdPresses();
});
afterAll(() => held.end());

test('each press before, during and after hydration counts once', async () => {
  for (const id of ['before', 'twice']) find(`#${id}`).click();
  hydrate();
  changeFields('[data-area]');
  for (const id of ['during', 'twice', 'part']) find(`#${id}`).click();
  await waitForTasks();
  expect(readKnownInput('[data-area]')).toEqual([true, true, 'Heu']);
  expect(log).toEqual(['during', 'twice', 'before']);

  find('#part').click();
  changeFields('[data-part]');
  script.resolve();
  await waitForTasks();
  expect(log).toEqual(['during', 'twice', 'before', 'part']);
  expect(readKnownInput('[data-part]')).toEqual([true, true, 'Heu']);

  find('#part').click();
  expect(log).toEqual(['during', 'twice', 'before', 'part', 'part']);
});
