// @ts-check
export const EVENTS_PER_BATCH = 3;

/**
 * Numbers of batches: sent, not answered yet, acknowledged.
 * @typedef {{ sent: number, open: Set<number>, acknowledged: Set<number> }} Count
 */

/** @returns {Count} */
export const startCount = () => ({ sent: 0, open: new Set(), acknowledged: new Set() });

/**
 * Sends a batch with identifiable events; returns the status, 0 without an answer.
 * @param {string} url
 * @param {number} batch
 * @param {Count} count
 */
export async function sendBatch(url, batch, count) {
  const event = (/** @type {number} */ part) => ({
    type: 'tool_usage',
    timestamp: Date.now(),
    session_id: `session ${batch % 500}`,
    tool_id: 'unit-converter',
    usage_type: 'calculate',
    usage_data: { number: batch * EVENTS_PER_BATCH + part },
  });
  const body = {
    batch_id: `batch ${batch}`,
    events: Array.from({ length: EVENTS_PER_BATCH }, (_, part) => event(part)),
  };
  count.open.add(batch);
  try {
    const answer = await fetch(`${url}/api/v1/analytics/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (answer.status === 202) {
      count.open.delete(batch);
      count.acknowledged.add(batch);
    }
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
  } catch {
    // The batch may or may not be stored, so it stays open.
    return { status: 0, retryAfter: 0 };
  }
}

/**
 * Resends open batches, as the page does.
 * @param {string} url
 * @param {Count} count
 * @param {number} [parallel]
 */
export async function sendOpen(url, count, parallel = 40) {
  const open = [...count.open];
  for (let from = 0; from < open.length; from += parallel)
    await Promise.all(open.slice(from, from + parallel).map((batch) => sendBatch(url, batch, count)));
  return open.length;
}

/**
 * Compares acknowledged batches with stored events, and these with their counts.
 * @param {Iterable<number>} acknowledged
 * @param {import('./databases.mjs').Query} query
 */
export async function compareStored(acknowledged, query) {
  /** @type {{ rows: { number: number, times: number }[] }} */
  const { rows } = await query(`
    select (usage_data->>'number')::integer as number, count(*)::integer as times
    from analytics_event where usage_data ? 'number' group by number`);
  const stored = new Map(rows.map(({ number, times }) => [number, times]));
  const expected = [...acknowledged].flatMap((batch) =>
    Array.from({ length: EVENTS_PER_BATCH }, (_, part) => batch * EVENTS_PER_BATCH + part),
  );
  /** @type {{ rows: { uses: number, events: number }[] }} */
  const counted = await query(`
    select coalesce((select uses from analytics_roll_up where kind = 'tools' and grain = 'total'), 0)::integer
      + (select count(*) from analytics_event, analytics_roll_up_state where received_at >= rolled_up_to)::integer as uses,
      (select count(*) from analytics_event)::integer as events`);
  const { uses = NaN, events = NaN } = counted.rows[0] ?? {};
  return {
    events,
    acknowledged: expected.length,
    lost: expected.filter((number) => !stored.has(number)).length,
    twice: [...stored.values()].filter((times) => times > 1).length,
    miscounted: Math.abs(uses - events),
  };
}
