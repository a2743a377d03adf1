// @ts-check
// JavaScript, so that a thread can start it from source without a loader. Imported, it says only where it is.
import { parentPort, workerData } from 'node:worker_threads';

/** The address to start the thread from: of this file, or of its part of the bundle. */
export const ENTRY = import.meta.url;

/**
 * Answers messages of the Postgres protocol in the order of their arrival.
 * @param {import('node:worker_threads').MessagePort} port
 * @param {string} folder
 */
async function serveDatabase(port, folder) {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const client = await PGlite.create(folder, { extensions: { pg_trgm } });
  port.on('message', (messages) => {
    if (messages === 'close') return void client.close().finally(() => port.postMessage('closed'));
    // A copy: the answer may be a view of the buffer that the next one overwrites.
    const answer = new Uint8Array(client.execProtocolRawSync(messages));
    port.postMessage(answer, [answer.buffer]);
  });
  port.postMessage('ready');
}

if (parentPort && workerData?.databaseFolder !== undefined) {
  const port = parentPort;
  serveDatabase(port, workerData.databaseFolder).catch(({ message, code }) =>
    // As an object: an error loses its code on the way.
    port.postMessage({ message, code }),
  );
}
