// @ts-check
/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ tag: number, child: Fiber | null, sibling: Fiber | null, stateNode: { current: Fiber } }} Fiber of React, as much of it as is counted
 */

/**
 * What a page consists of: elements of its body, those that React has attached to, React components that have rendered in the
 * browser, and listeners of events. A part that has not hydrated has neither components nor attached elements.
 * @param {Page} page
 */
export async function countParts(page) {
  const counted = await page.evaluate(countInPage);
  const session = await page.context().newCDPSession(page);
  // Listeners of what is gone count until it is collected.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return { ...counted, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0 };
}

/** Self-contained, because it is sent as text. */
function countInPage() {
  /** Functions, classes, functions with a ref, and memoized functions, as React numbers them. */
  const componentTags = [0, 1, 11, 15];
  /** @param {Node} node @param {string} prefix */
  const ownOf = (node, prefix) => {
    const key = Object.keys(node).find((name) => name.startsWith(prefix));
    return key === undefined ? undefined : /** @type {Fiber} */ (Reflect.get(node, key));
  };
  const elements = [...document.querySelectorAll('body *')];
  const open = [document, ...elements].flatMap(
    (node) => ownOf(node, '__reactContainer$')?.stateNode.current ?? [],
  );
  let components = 0;
  for (let fiber = open.pop(); fiber; fiber = open.pop()) {
    if (componentTags.includes(fiber.tag)) components += 1;
    if (fiber.sibling) open.push(fiber.sibling);
    if (fiber.child) open.push(fiber.child);
  }
  const hydrated = elements.filter((element) => ownOf(element, '__reactFiber$')).length;
  return { elements: elements.length, hydrated, components };
}
