import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { demoAdmin, demoModerator, logIn } from './demo-reader.ts';

/** What a moderator enters in the decision form. */
export interface ModerationDecision {
  readonly choice: string | RegExp;
  /** Value of the selected reason for a rejection. */
  readonly reason?: string;
  /** The texts to fill in, by the labels of their fields. */
  readonly texts?: Readonly<Record<string, string>>;
}

/**
 * Opens the moderation pages of two users, each in a browser context without JavaScript. One user
 * decides cases, the other decides appeals.
 */
export async function openModerationPages(browser: Browser, baseURL: string) {
  const [moderatorPage, appealPage] = await Promise.all(
    [demoModerator, demoAdmin].map(async (person) => {
      const browserContext = await browser.newContext({ javaScriptEnabled: false });
      await logIn(browserContext, baseURL, person);
      return browserContext.newPage();
    }),
  );
  return {
    close: () =>
      Promise.all([moderatorPage, appealPage].map((staffPage) => staffPage?.context().close())),
    decide: (name: string, decision: ModerationDecision) =>
      submitDecision(moderatorPage!, 'offen', name, decision),
    decideAppeal: (name: string, choice: RegExp, answer: string) =>
      submitDecision(appealPage!, 'einsprueche', name, {
        choice,
        texts: { Begründung: answer },
      }),
  };
}

async function submitDecision(
  staffPage: Page,
  view: string,
  name: string,
  { choice, reason, texts }: ModerationDecision,
): Promise<void> {
  await staffPage.goto(`/_internal/redaktion?ansicht=${view}`);
  await staffPage.getByRole('link', { name }).first().click();
  await staffPage.getByRole('radio', { name: choice }).check();
  if (reason) await staffPage.getByLabel('Grund der Ablehnung').selectOption(reason);
  for (const [label, text] of Object.entries(texts ?? {})) {
    await staffPage.getByLabel(label).fill(text);
  }
  await staffPage.getByRole('button', { name: 'Entscheiden' }).click();
  await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText('Redaktion');
}
