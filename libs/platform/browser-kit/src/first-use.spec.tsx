import { endWaitForUse, untilUsed, waitForUse } from './first-use.ts';

describe('the first use of a page', () => {
  afterEach(endWaitForUse);

  it('is not waited for where the page did not start to wait', () => {
    expect(untilUsed()).toBeNull();
  });

  it.each(['pointermove', 'pointerdown', 'click', 'keydown', 'focusin'])(
    'is a %s, before anything else hears of it',
    async (type) => {
      waitForUse();
      const until = untilUsed();
      let isUsedAtDocument = false;
      const listener = () => (isUsedAtDocument = untilUsed() === null);
      document.addEventListener(type, listener, { capture: true, once: true });
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(isUsedAtDocument).toBe(true);
      expect(untilUsed()).toBeNull();
      await expect(until).resolves.toBeUndefined();
    },
  );

  it('is not what a script writes or scrolls', () => {
    waitForUse();
    for (const type of ['input', 'scroll', 'change']) {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
    }
    expect(untilUsed()).not.toBeNull();
  });
});
