import type { KeyInput, Page } from 'puppeteer-core';
import type { EngineTab, PageFunction, StoryKey, WindowPoint } from './engine-tab.ts';

/** A tab of Firefox or Chromium. */
export class PuppeteerTab implements EngineTab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  async prepareDocuments(prepare: () => void): Promise<void> {
    await this.page.evaluateOnNewDocument(prepare);
  }

  async goBack(): Promise<void> {
    await this.#goInHistory(-1);
  }

  async goForward(): Promise<void> {
    await this.#goInHistory(1);
  }

  /**
   * Uses the page's history: Puppeteer's `goBack` waits for the load of a document, which does not
   * come when the site changes the page itself.
   */
  async #goInHistory(delta: number): Promise<void> {
    await this.evaluate((steps) => history.go(steps), delta);
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'load' });
  }

  evaluate<Args extends readonly unknown[], Result>(
    pageFunction: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return this.page.evaluate(
      pageFunction as unknown as (...all: unknown[]) => Result,
      ...args,
    ) as Promise<Result>;
  }

  async moveTo({ x, y }: WindowPoint): Promise<void> {
    await this.page.mouse.move(x, y);
  }

  async clickAt({ x, y }: WindowPoint): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async press(key: StoryKey): Promise<void> {
    await this.page.keyboard.press(key as KeyInput);
  }

  async upload(paths: readonly string[]): Promise<void> {
    // Not `page.$`: its code does not run in Firefox while scripts are switched off.
    const handle = await this.page.evaluateHandle(() =>
      document.querySelector<HTMLInputElement>('input[type=file]'),
    );
    const field = handle.asElement();
    if (!field) throw new Error('the page has no file field');
    await (field as unknown as { uploadFile(...files: string[]): Promise<void> }).uploadFile(
      ...paths,
    );
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot({ type: 'png' }));
  }

  async setViewport(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}
