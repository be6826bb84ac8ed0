/** A point of the window, in CSS pixels. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Keys that stories press. The names are those of `KeyboardEvent.key`. */
export type StoryKey = 'ArrowDown' | 'Backspace' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** A function that runs in the page. It must not use variables of its module. */
export type PageFunction<Args extends readonly unknown[], Result> = (
  ...args: Args
) => Promise<Result> | Result;

/**
 * A tab of a browser engine: the few commands that all drivers have. {@link StoryPage} builds the
 * commands of stories from them, so that every engine does the same.
 */
export interface EngineTab {
  /** Opens a URL. Resolves when the document is loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in all further documents of the tab before their scripts. WebDriver cannot. */
  prepareDocuments?(prepare: () => void): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, also while the scripts of the page are switched off. */
  evaluate<Args extends readonly unknown[], Result>(
    pageFunction: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  moveTo(point: WindowPoint): Promise<void>;
  clickAt(point: WindowPoint): Promise<void>;
  /** Types text with the keyboard into the focused element. */
  type(text: string): Promise<void>;
  press(key: StoryKey): Promise<void>;
  /** Selects files in the first file field of the page. */
  upload(paths: readonly string[]): Promise<void>;
  /** Returns a PNG of the window. */
  screenshot(): Promise<Buffer>;
  setViewport(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
