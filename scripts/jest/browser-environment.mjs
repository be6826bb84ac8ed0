import { TestEnvironment } from 'jest-environment-jsdom';
import { createClosableMessageChannel, createWindowFetch } from './web-platform.mjs';

/** Globals that browsers and Node have but jsdom lacks. */
const MISSING_IN_JSDOM = [
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'ReadableStream',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

/** Test environment with jsdom and the web APIs that react-dom/server and react-router need. */
export default class BrowserEnvironment extends TestEnvironment {
  #channels;

  constructor(config, context) {
    super(config, context);
    for (const name of MISSING_IN_JSDOM) {
      if (!(name in this.global)) this.global[name] = globalThis[name];
    }
    // Node's encoders return Node's `Uint8Array`. `instanceof` would fail with the `Uint8Array` of
    // jsdom.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    this.#channels = createClosableMessageChannel();
    this.global.MessageChannel = this.#channels.MessageChannel;
    Object.assign(this.global, createWindowFetch(this.global));
    // jsdom does not implement `getContext` and would print an error for each call. Axe calls it to
    // draw icon ligatures.
    this.global.HTMLCanvasElement.prototype.getContext = () => null;
    addDialogMethods(this.global.HTMLDialogElement.prototype);
  }

  async teardown() {
    this.#channels.closeAll();
    await super.teardown();
  }
}

/** Adds the methods of the dialog element, which jsdom lacks, as far as a dialog without layout needs. */
function addDialogMethods(prototype) {
  prototype.showModal ??= function showModal() {
    this.open = true;
  };
  prototype.close ??= function close() {
    this.open = false;
  };
}
