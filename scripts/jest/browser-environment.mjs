import { TestEnvironment } from 'jest-environment-jsdom';
import { closableMessageChannel, fetchFamily } from './web-platform.mjs';

/** What every browser has, Node has, and jsdom lacks. */
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

/** jsdom with the parts of the web platform that react-dom/server and react-router count on. */
export default class BrowserEnvironment extends TestEnvironment {
  #channels;

  constructor(config, context) {
    super(config, context);
    for (const name of MISSING_IN_JSDOM) {
      if (!(name in this.global)) this.global[name] = globalThis[name];
    }
    // Node's encoders answer with Node's own class; `instanceof` would fail on jsdom's.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    this.#channels = closableMessageChannel();
    this.global.MessageChannel = this.#channels.MessageChannel;
    Object.assign(this.global, fetchFamily(this.global));
  }

  async teardown() {
    this.#channels.closeAll();
    await super.teardown();
  }
}
