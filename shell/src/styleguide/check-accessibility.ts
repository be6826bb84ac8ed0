/** Type of the message with which a story in an iframe reports its findings to the page around it. */
const FINDINGS_MESSAGE_TYPE = 'styleguide-accessibility';

/** One violation that axe has found. */
export interface AccessibilityFinding {
  readonly rule: string;
  readonly help: string;
  readonly targets: readonly string[];
}

/** Checks the story of this document with axe and reports the findings to the page around it. */
export async function checkAccessibility(story: Element): Promise<void> {
  const { default: axe } = await import(/* webpackChunkName: "axe" */ 'axe-core');
  // Waits for animations: while a color fades to the story's theme, its contrast cannot be measured.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(story, { resultTypes: ['violations'] });
  const findings = violations.map(({ id, help, nodes }): AccessibilityFinding => {
    return { rule: id, help, targets: nodes.map(({ target }) => target.join(' ')) };
  });
  window.parent.postMessage({ type: FINDINGS_MESSAGE_TYPE, findings }, window.location.origin);
}

/**
 * Receives the findings of a story in a frame.
 * @returns a function that stops receiving
 */
export function receiveFindings(
  frame: HTMLIFrameElement,
  onFindings: (findings: readonly AccessibilityFinding[]) => void,
): () => void {
  const forwardFindings = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== window.location.origin) return;
    if (data?.type === FINDINGS_MESSAGE_TYPE) onFindings(data.findings);
  };
  window.addEventListener('message', forwardFindings);
  return () => window.removeEventListener('message', forwardFindings);
}
