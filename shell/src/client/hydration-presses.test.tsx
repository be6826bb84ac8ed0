import { Suspense, startTransition, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { markPartHydrated } from '#page/hydrated-parts.ts';
import { holdPresses } from './hold-presses.ts';
import { createPressOwner } from './replay-presses.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

const pressed: string[] = [];
/** Script of a part; in the browser it is still loading when React starts. */
let script = Promise.withResolvers<void>();

function PartButton() {
  use(script.promise);
  useEffect(() => markPartHydrated('rechner'), []);
  return <PressButton id="part" />;
}

function PressButton({ id }: { readonly id: string }) {
  return (
    <button type="button" id={id} onClick={() => pressed.push(id)}>
      {id}
    </button>
  );
}

function Page({ onReady }: { readonly onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <PressButton id="before" />
      <PressButton id="during" />
      <div data-part="rechner">
        <Suspense>
          <PartButton />
        </Suspense>
      </div>
    </>
  );
}

async function waitForTasks(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await waitForNextTask();
}

test('each press before, during and after hydration counts once', async () => {
  script.promise = Object.assign(Promise.resolve(), { status: 'fulfilled' });
  document.body.innerHTML = `<div id="app">${renderToString(<Page />)}</div>`;
  script = Promise.withResolvers<void>();
  const held = holdPresses();
  document.getElementById('before')!.click();

  const page = Promise.withResolvers<void>();
  held.handOver(createPressOwner(page.promise, ['rechner']));
  startTransition(() => {
    hydrateRoot(document.getElementById('app')!, <Page onReady={page.resolve} />);
  });
  document.getElementById('during')!.click();
  document.getElementById('part')!.click();
  await waitForTasks();
  expect(pressed).toEqual(['during', 'before']);

  document.getElementById('part')!.click();
  script.resolve();
  await waitForTasks();
  expect(pressed).toEqual(['during', 'before', 'part']);
  document.getElementById('part')!.click();
  expect(pressed).toEqual(['during', 'before', 'part', 'part']);
});
