/** Type of the message with which a story alone reports its accessibility to the page around it. */
const VERDICT_MESSAGE = 'styleguide-accessibility';

/** One violation that axe has found. */
export interface AccessibilityFinding {
  readonly rule: string;
  readonly help: string;
  readonly targets: readonly string[];
}

/** Checks the story of this document with axe and reports the findings to the page around it. */
export async function reportAccessibility(story: Element): Promise<void> {
  const { default: axe } = await import(/* webpackChunkName: "axe" */ 'axe-core');
  // While a color changes to the theme of the story, its contrast is neither the old nor the new.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(story, { resultTypes: ['violations'] });
  const findings = violations.map(({ id, help, nodes }): AccessibilityFinding => {
    return { rule: id, help, targets: nodes.map(({ target }) => target.join(' ')) };
  });
  window.parent.postMessage({ type: VERDICT_MESSAGE, findings }, window.location.origin);
}

/** Receives the findings of a story in a frame. @returns a function that stops receiving */
export function receiveAccessibility(
  frame: HTMLIFrameElement,
  onFindings: (findings: readonly AccessibilityFinding[]) => void,
): () => void {
  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== window.location.origin) return;
    if (data?.type === VERDICT_MESSAGE) onFindings(data.findings);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
