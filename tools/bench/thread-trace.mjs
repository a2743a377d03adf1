// @ts-check
/**
 * An event of a trace, as Chromium writes it; times are microseconds.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { name?: string, data?: { url?: string } } }} TraceEvent
 */

/** The kinds of work that thread time is split into; `other` is what no named event covers. */
export const KINDS = /** @type {const} */ ([
  'parse',
  'compile',
  'evaluate',
  'calls',
  'style',
  'layout',
  'paint',
  'other',
]);

/**
 * @typedef {typeof KINDS[number]} Kind
 * @typedef {Record<'total' | Kind, number>} Work milliseconds
 */

/**
 * Names of trace events, as Chromium writes them.
 * @type {ReadonlyMap<string, Kind>}
 */
const KIND_OF = new Map([
  ['ParseHTML', 'parse'],
  ['ParseAuthorStyleSheet', 'parse'],
  ['v8.parseOnBackground', 'parse'],
  ['v8.compile', 'compile'],
  ['v8.compileModule', 'compile'],
  ['V8.CompileCode', 'compile'],
  ['V8.CompileIgnition', 'compile'],
  ['EvaluateScript', 'evaluate'],
  ['v8.evaluateModule', 'evaluate'],
  ['FunctionCall', 'calls'],
  ['TimerFire', 'calls'],
  ['EventDispatch', 'calls'],
  ['FireAnimationFrame', 'calls'],
  ['FireIdleCallback', 'calls'],
  ['RunMicrotasks', 'calls'],
  ['UpdateLayoutTree', 'style'],
  ['RecalcStyle', 'style'],
  ['ScheduleStyleRecalculation', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
]);

/**
 * Thread time in milliseconds of a page's main thread, in all and by kind. An event's own time is its thread time
 * without that of the events inside it.
 * @param {{ traceEvents: TraceEvent[] }} trace as Chromium writes it, with thread times (`tdur`)
 * @param {{ since?: string, until?: string }} [marks] of `performance.mark`: work that begins before the one or after the other is
 *   not counted
 * @returns {Work}
 */
export function mainThreadWork({ traceEvents }, { since, until } = {}) {
  const events = eventsOfPage(
    traceEvents,
    timeOf(traceEvents, since) ?? 0,
    timeOf(traceEvents, until) ?? Infinity,
  );
  const sums = workOf(() => 0);
  /** @type {{ end: number, kind: Kind }[]} */
  const open = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    while (open.length > 0 && ts >= (open.at(-1)?.end ?? 0)) open.pop();
    const outer = open.at(-1);
    const kind = KIND_OF.get(name) ?? outer?.kind ?? 'other';
    const ms = tdur / 1000;
    if (outer) sums[outer.kind] -= ms;
    else sums.total += ms;
    sums[kind] += ms;
    open.push({ end: ts + dur, kind });
  }
  return sums;
}

/**
 * Thread time in milliseconds since a mark of the tasks in which one of the given scripts ran or was compiled.
 * @param {{ traceEvents: TraceEvent[] }} trace
 * @param {{ since: string, urls: readonly string[] }} of
 */
export function workOfScripts({ traceEvents }, { since, urls }) {
  let sum = 0;
  let task = { end: 0, ms: 0, isOfScripts: false };
  const close = () => (sum += task.isOfScripts ? task.ms : 0);
  for (const { ts, dur = 0, tdur = 0, args } of eventsOfPage(traceEvents, timeOf(traceEvents, since) ?? 0)) {
    if (ts >= task.end) {
      close();
      task = { end: ts + dur, ms: tdur / 1000, isOfScripts: false };
    }
    const url = args?.data?.url;
    if (url !== undefined && urls.includes(url)) task.isOfScripts = true;
  }
  close();
  return sum;
}

/**
 * @param {readonly TraceEvent[]} traceEvents
 * @param {string | undefined} mark
 */
function timeOf(traceEvents, mark) {
  if (mark === undefined) return undefined;
  const event = traceEvents.find(({ name }) => name === mark);
  if (!event) throw new Error(`The trace has no mark "${mark}".`);
  return event.ts;
}

/**
 * The work of the page's main thread, an outer event before those inside it.
 * @param {readonly TraceEvent[]} traceEvents
 * @param {number} from
 * @param {number} [to]
 */
function eventsOfPage(traceEvents, from, to = Infinity) {
  const thread = busiestMainThread(traceEvents);
  return traceEvents
    .filter(
      ({ ph, pid, tid, tdur = 0, ts }) =>
        ph === 'X' && pid === thread.pid && tid === thread.tid && tdur > 0 && ts >= from && ts <= to,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/**
 * @param {(kind: keyof Work) => number} msOf
 * @returns {Work}
 */
export function workOf(msOf) {
  return {
    total: msOf('total'),
    parse: msOf('parse'),
    compile: msOf('compile'),
    evaluate: msOf('evaluate'),
    calls: msOf('calls'),
    style: msOf('style'),
    layout: msOf('layout'),
    paint: msOf('paint'),
    other: msOf('other'),
  };
}

/**
 * Several processes have a main thread of that name; the page's is the one that did most.
 * @param {readonly TraceEvent[]} traceEvents
 */
function busiestMainThread(traceEvents) {
  const names = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const spent = (/** @type {TraceEvent} */ { pid, tid }) =>
    traceEvents.reduce(
      (sum, event) => (event.pid === pid && event.tid === tid ? sum + Math.max(0, event.tdur ?? 0) : sum),
      0,
    );
  const [busiest] = names
    .map((thread) => ({ ...thread, spent: spent(thread) }))
    .sort((a, b) => b.spent - a.spent);
  if (!busiest) throw new Error('The trace has no main thread of a page.');
  return busiest;
}
