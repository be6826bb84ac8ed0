/** What waits for a finger or button to be lifted; undefined while none is down. */
let waiting: (() => void)[] | undefined;
let watching = false;

function release(): void {
  const works = waiting ?? [];
  waiting = undefined;
  // The click comes after this event and must still meet what was pressed.
  setTimeout(() => {
    for (const work of works) work();
  });
}

/** To be called before anything can wait, for example when a field gets the focus. */
export function watchPresses(): void {
  if (watching) return;
  watching = true;
  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', () => (waiting ??= []), options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
}

/**
 * Does it now, or after the press that is under way. Pressing a button takes the focus from a field;
 * a message that appears then would move the button away before the click.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
