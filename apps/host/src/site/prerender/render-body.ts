import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** The HTML of a page's content, complete; throws what went wrong in it. */
export async function renderBody(content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    content,
    // Otherwise React moves large parts to the end of the page and puts them in place by an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  );
  const body = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return body;
}
