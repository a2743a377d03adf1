// @ts-check
const { TestEnvironment } = require('jest-environment-jsdom');

// What browsers have and jsdom lacks. Message channels stay out: a run with Node's never ends.
const FROM_NODE = /** @type {const} */ ([
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'structuredClone',
]);

module.exports = class ScreenEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of FROM_NODE)
      if (this.global[name] === undefined) Reflect.set(this.global, name, globalThis[name]);
  }
};
