import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { demoAdmin, demoModerator, logIn } from './demo-reader.ts';

/** How a case is decided: the choice and what is written beside it. */
export interface Decision {
  readonly choice: string | RegExp;
  /** Key of a reason in the list. */
  readonly reason?: string;
  /** Texts by the label of their field. */
  readonly texts?: Readonly<Record<string, string>>;
}

/**
 * The desk of the Redaktion, in browsers of its own without script: somebody decides, and somebody else
 * hears who contradicts.
 */
export async function openDesk(browser: Browser, baseURL: string) {
  const [decider, other] = await Promise.all(
    [demoModerator, demoAdmin].map(async (person) => {
      const office = await browser.newContext({ javaScriptEnabled: false });
      await logIn(office, baseURL, person);
      return office.newPage();
    }),
  );
  return {
    close: () => Promise.all([decider, other].map((desk) => desk?.context().close())),
    decide: (name: string, decision: Decision) => decideIn(decider!, 'offen', name, decision),
    /** Answers somebody who contradicts a decision. */
    decideAppeal: (name: string, choice: RegExp, answer: string) =>
      decideIn(other!, 'einsprueche', name, { choice, texts: { Begründung: answer } }),
  };
}

async function decideIn(
  desk: Page,
  view: string,
  name: string,
  { choice, reason, texts }: Decision,
): Promise<void> {
  await desk.goto(`/_internal/redaktion?ansicht=${view}`);
  await desk.getByRole('link', { name }).first().click();
  await desk.getByRole('radio', { name: choice }).check();
  if (reason) await desk.getByLabel('Grund der Ablehnung').selectOption(reason);
  for (const [label, text] of Object.entries(texts ?? {})) {
    await desk.getByLabel(label).fill(text);
  }
  await desk.getByRole('button', { name: 'Entscheiden' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Redaktion');
}
