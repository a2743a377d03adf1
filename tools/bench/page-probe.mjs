// @ts-check
/**
 * @typedef {{ lcp: number, answer: number, longestKey: number, typedAt: number[], readonly blocked: number, readonly cls: number }} Probe
 * @typedef {typeof window & { benchProbe: Probe }} ProbedWindow a page after `probeLoading`
 * @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} LayoutShift
 */

/**
 * Runs in the page before its scripts: collects what the browser reports about paint, layout shift and long tasks in
 * `window.benchProbe`. Self-contained, because it is sent as text.
 */
export function probeLoading() {
  /** @type {LayoutShift[]} */
  const shifts = [];
  /** @type {PerformanceEntry[]} */
  const longTasks = [];
  let firstPaint = 0;
  /** @type {Probe} */
  const seen = {
    lcp: 0,
    answer: 0,
    longestKey: 0,
    /** When typing happened. */
    typedAt: [],
    /** Total blocking time: the part of tasks beyond 50 ms after the first paint. */
    get blocked() {
      const painted = longTasks.map(
        (task) => task.startTime + task.duration - Math.max(task.startTime, firstPaint),
      );
      return painted.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    },
    // The browser does not count a synthetic input event: shifts within 500 ms of it are excluded here, as the browser does.
    get cls() {
      const isAsked = (/** @type {number} */ at) =>
        seen.typedAt.some((typed) => at >= typed && at < typed + 500);
      const unexpected = shifts.filter(({ startTime }) => !isAsked(startTime));
      return unexpected.reduce((sum, { value }) => sum + value, 0);
    },
  };
  Reflect.set(window, 'benchProbe', seen);
  /**
   * @template {PerformanceEntry} Entry the entries of the type
   * @param {string} type
   * @param {(entry: Entry) => unknown} take
   * @param {PerformanceObserverInit & { durationThreshold?: number }} [options]
   */
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => /** @type {Entry[]} */ (list.getEntries()).forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (/** @type {LayoutShift} */ entry) => entry.hadRecentInput || shifts.push(entry));
  observe('longtask', (entry) => longTasks.push(entry));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  const noteKey = (/** @type {PerformanceEntry} */ { name, duration }) => {
    if (/^(key|input|beforeinput)/.test(name)) seen.longestKey = Math.max(seen.longestKey, duration);
  };
  observe('event', noteKey, { durationThreshold: 16 });
}

/**
 * Runs in the page after `probeLoading`: types into the first field repeatedly until a result changes.
 * @param {string} inputsName
 */
export function probeAnswer(inputsName) {
  function findTool() {
    // Content that the parser still adds is no answer.
    if (document.readyState === 'loading') return undefined;
    const inputs = document.querySelector(`section[aria-label="${inputsName}"]`);
    /** @type {HTMLInputElement | HTMLTextAreaElement | null | undefined} */
    const field = inputs?.querySelector(
      'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea',
    );
    if (!inputs || !field) return undefined;
    const answers = [...(inputs.parentElement?.children ?? [])].filter((child) => child !== inputs);
    return { field, answer: answers.map(({ textContent }) => textContent).join() };
  }
  /** @type {string | undefined} */
  let before;
  let turn = 0;
  function tryToType() {
    const tool = findTool();
    if (!tool) return;
    const { field, answer } = tool;
    const { benchProbe } = /** @type {ProbedWindow} */ (window);
    before ??= answer;
    if (answer !== before) {
      benchProbe.answer = performance.now();
      performance.mark('bench-answer');
      clearInterval(timer);
      return;
    }
    const isNumber = /^[\d.,]+$/.test(field.value);
    turn += 1;
    const value = isNumber ? String(20 + (turn % 2)) : `${turn % 2 ? 'Steel' : 'Glass'} water bottle`;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    benchProbe.typedAt.push(performance.now());
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const timer = setInterval(tryToType, 16);
}

/** Runs in the page after `probeAnswer`. */
export function hasAnswer() {
  return /** @type {ProbedWindow} */ (window).benchProbe.answer > 0;
}
