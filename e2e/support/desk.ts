import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { demoModerator, logIn } from './demo-reader.ts';

/** How a case is decided: the choice and what is written beside it. */
export interface Decision {
  readonly choice: string | RegExp;
  /** Key of a reason in the list. */
  readonly reason?: string;
  /** Texts by the label of their field. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The desk of the Redaktion, in a browser of its own without script. */
export async function openDesk(browser: Browser, baseURL: string) {
  const office = await browser.newContext({ javaScriptEnabled: false });
  await logIn(office, baseURL, demoModerator);
  const desk = await office.newPage();
  const decideIn = async (view: string, name: string, { choice, reason, texts }: Decision) => {
    await desk.goto(`/_internal/redaktion?ansicht=${view}`);
    await desk.getByRole('link', { name }).first().click();
    await desk.getByRole('radio', { name: choice }).check();
    if (reason) await desk.getByLabel('Grund der Ablehnung').selectOption(reason);
    for (const [label, text] of Object.entries(texts ?? {})) {
      await desk.getByLabel(label).fill(text);
    }
    await desk.getByRole('button', { name: 'Entscheiden' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Redaktion');
  };
  return {
    close: () => office.close(),
    decide: (name: string, decision: Decision) => decideIn('offen', name, decision),
    /** Answers somebody who contradicts a decision. */
    decideAppeal: (name: string, choice: RegExp, answer: string) =>
      decideIn('einsprueche', name, { choice, texts: { Begründung: answer } }),
  };
}
