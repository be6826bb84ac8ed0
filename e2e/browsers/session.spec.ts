import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import { StoryPage } from '../engines/story-page.ts';
import { target } from '../engines/target.ts';
import { readerPassword, registerReader } from '../support/register-reader.ts';

const SOAK = { tag: '@soak' };

const headerLink = (name: string) => target.within('//header', target.link(name));

/** Fills in and sends the login form that the page shows. */
async function signIn(story: StoryPage, email: string): Promise<void> {
  await story.fill(target.field('E-Mail-Adresse'), email);
  await story.fill(target.field('Passwort'), readerPassword);
  await story.click(target.button('Anmelden'));
}

for (const hasScript of [true, false])
  test.describe(() => {
    test.use({ hasScript });
    test(
      `signing in leads to the requested page, signing out ends the session, ${
        hasScript ? 'with' : 'without'
      } script`,
      SOAK,
      async ({ story, request, baseURL }) => {
        const email = await registerReader({ request }, request, baseURL!);
        await story.open('/mein-account/newsletter');
        await story.waitForPath(/^\/anmelden\?ziel=/);
        if (hasScript) await story.waitForHydration();
        await story.fill(target.field('E-Mail-Adresse'), email);
        await story.fill(target.field('Passwort'), 'das ist es nicht');
        await story.click(target.button('Anmelden'));
        await story.waitFor(target.text('E-Mail-Adresse oder Passwort stimmen nicht.'));
        expect(await story.readValue(target.field('E-Mail-Adresse'))).toBe(email);
        await signIn(story, email);
        await story.waitForPath('/mein-account/newsletter');
        await story.waitForText(target.heading, 'Newsletter');
        await story.click(target.button('Abmelden'));
        await story.waitForPath('/');
        await story.open('/mein-account');
        await story.waitForPath(/^\/anmelden\?ziel=/);
      },
    );
  });

test(
  'a session begins and ends in all tabs, and back shows no account',
  SOAK,
  async ({ story, session, request, baseURL }) => {
    const email = await registerReader({ request }, request, baseURL!);
    await story.open('/anmelden?ziel=%2Fmein-account%2Fprofil');
    await story.waitForHydration();
    const otherTab = await session.openTab();
    await otherTab.setViewport(1280, 900);
    const otherStory = new StoryPage(otherTab, baseURL!);
    await otherStory.open('/impressum');
    await otherStory.waitForHydration();
    await signIn(story, email);
    await story.waitForPath('/mein-account/profil');
    await otherStory.waitFor(headerLink('Mein Account'));
    await otherStory.open('/mein-account');
    await otherStory.waitForHydration();
    await story.click(target.button('Abmelden'));
    await story.waitForPath('/');
    await otherStory.waitForPath(/^\/anmelden/);
    await story.tab.goBack();
    await story.waitForPath(/^\/anmelden/);
    await story.waitForText(target.heading, 'Anmelden');
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);

test(
  'input continues in place after the session has ended',
  SOAK,
  async ({ story, session, request, baseURL }) => {
    const email = await registerReader({ request }, request, baseURL!);
    await story.open('/anmelden?ziel=%2Fmein-account%2Fprofil');
    await story.waitForHydration();
    await signIn(story, email);
    await story.waitForPath('/mein-account/profil');
    await story.fill(target.field('Ort'), 'Elsfleth');
    await session.clearCookies();
    await story.click(target.button('Profil speichern'));
    await story.waitFor(target.text('Ihre Anmeldung ist abgelaufen.'));
    await story.click(target.button('Anmelden und weiter'));
    const loginStory = new StoryPage(await session.waitForNewTab(), baseURL!);
    await loginStory.waitForHydration();
    await signIn(loginStory, email);
    await story.waitFor(target.text('Ihr Profil ist gespeichert.'));
    expect(await story.readValue(target.field('Ort'))).toBe('Elsfleth');
  },
);
