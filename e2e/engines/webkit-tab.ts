import { By, Key, Origin } from 'selenium-webdriver';
import type { Actions, WebDriver } from 'selenium-webdriver';
import type { EngineTab, PageFunction, StoryKey, WindowPoint } from './engine-tab.ts';

/** The characters that WebDriver uses for keys. */
const WEBDRIVER_KEYS: Readonly<Record<StoryKey, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** A tab of WebKitGTK. WebDriver sends commands to the current tab only, so each one selects it. */
export class WebKitTab implements EngineTab {
  readonly #driver: WebDriver;
  readonly #handle: string;

  constructor(driver: WebDriver, handle: string) {
    this.#driver = driver;
    this.#handle = handle;
  }

  async goto(url: string): Promise<void> {
    await (await this.#select()).get(url);
  }

  async goBack(): Promise<void> {
    await (await this.#select()).navigate().back();
  }

  async goForward(): Promise<void> {
    await (await this.#select()).navigate().forward();
  }

  async reload(): Promise<void> {
    await (await this.#select()).navigate().refresh();
  }

  async evaluate<Args extends readonly unknown[], Result>(
    pageFunction: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    const driver = await this.#select();
    return driver.executeScript<Result>(pageFunction as never, ...args);
  }

  async moveTo(point: WindowPoint): Promise<void> {
    await this.#act((actions) => actions.move(toMove(point)));
  }

  async clickAt(point: WindowPoint): Promise<void> {
    await this.#act((actions) => actions.move(toMove(point)).press().release());
  }

  async type(text: string): Promise<void> {
    await this.#act((actions) => actions.sendKeys(text));
  }

  async press(key: StoryKey): Promise<void> {
    await this.type(WEBDRIVER_KEYS[key]);
  }

  async upload(paths: readonly string[]): Promise<void> {
    const field = (await this.#select()).findElement(By.css('input[type=file]'));
    await field.sendKeys(paths.join('\n'));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await (await this.#select()).takeScreenshot(), 'base64');
  }

  async setViewport(width: number, height: number): Promise<void> {
    await (await this.#select()).manage().window().setRect({ width, height, x: 0, y: 0 });
  }

  async close(): Promise<void> {
    await (await this.#select()).close();
  }

  async #act(add: (actions: Actions) => Actions): Promise<void> {
    await add((await this.#select()).actions({ async: true })).perform();
  }

  async #select(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#handle);
    return this.#driver;
  }
}

function toMove({ x, y }: WindowPoint) {
  return { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
}
