/** Callbacks waiting for the pointer to be released; undefined while the pointer is not pressed. */
let pendingCallbacks: (() => void)[] | undefined;
let hasListeners = false;

function runPendingCallbacks(): void {
  const callbacks = pendingCallbacks ?? [];
  pendingCallbacks = undefined;
  // Runs the callbacks after the click event, which follows `pointerup` and must reach the pressed
  // element before they change the page.
  setTimeout(() => {
    for (const callback of callbacks) callback();
  });
}

/**
 * Starts tracking pointer presses. Must run before the first `runAfterPress`, for example when a
 * field gets the focus.
 */
export function trackPointerPresses(): void {
  if (hasListeners) return;
  hasListeners = true;
  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', () => (pendingCallbacks ??= []), options);
  document.addEventListener('pointerup', runPendingCallbacks, options);
  document.addEventListener('pointercancel', runPendingCallbacks, options);
}

/**
 * Runs the callback now or, while the pointer is pressed, after its release. Pressing a button
 * blurs the focused field; a message shown at that time would move the button before the click.
 */
export function runAfterPress(callback: () => void): void {
  if (pendingCallbacks) pendingCallbacks.push(callback);
  else callback();
}
