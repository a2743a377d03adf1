/**
 * One reading at a time, however many ask: whoever comes while one is under way gets its answer, whoever comes later a new
 * one. For what everybody may ask and what may take a while, so that nobody keeps the database busy by asking often.
 */
export function oneReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
