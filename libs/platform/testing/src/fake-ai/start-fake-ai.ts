import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { FAKE_AI_BEHAVIORS, reject } from './fake-ai-behaviors.ts';
import { replyTo } from './fake-ai-replies.ts';

export interface FakeAiRequest {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: FakeAiBody;
}

interface FakeAiBody {
  readonly model?: unknown;
  readonly messages?: readonly { readonly role?: unknown; readonly content?: unknown }[];
  readonly [name: string]: unknown;
}

export interface FakeAiServer {
  /** Including the version. */
  readonly baseUrl: string;
  /** All requests, in order. */
  readonly requests: readonly FakeAiRequest[];
  /** Sends the waiting replies of the model `held`. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

export interface FakeAiServerOptions {
  /** Default: any free port. */
  readonly port?: number;
}

/** More than the service ever sends. */
const MAX_REQUEST_CHARACTERS = 1024 * 1024;

/**
 * An OpenAI-compatible provider with the behavior of the model name or the header `x-fake-behavior`: `good`,
 * `fenced`, `half-json`, `ten-megabytes`, `silent`, `drip`, `403`, `404`, `429`, `500` and more; see the behaviors.
 * Every other model is good.
 */
export async function startFakeAi({ port = 0 }: FakeAiServerOptions = {}): Promise<FakeAiServer> {
  const requests: FakeAiRequest[] = [];
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => {
        requests.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
        const behavior = String(request.headers['x-fake-behavior'] ?? body.model ?? 'good');
        const reply = replyTo(body.messages ?? []);
        if (/^\d{3}$/.test(behavior)) return reject(response, Number(behavior));
        if (behavior === 'held') {
          return void held.push(() => FAKE_AI_BEHAVIORS['good']?.(response, reply));
        }
        const behave = Object.hasOwn(FAKE_AI_BEHAVIORS, behavior)
          ? FAKE_AI_BEHAVIORS[behavior]
          : FAKE_AI_BEHAVIORS['good'];
        behave?.(response, reply);
      },
      () => reject(response, 400),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${listening}/v1`,
    requests,
    release: () => held.splice(0).forEach((answer) => answer()),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<FakeAiBody> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += String(part);
    if (text.length > MAX_REQUEST_CHARACTERS) throw new Error('the request is too large');
  }
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw new Error('the request is no object');
  // Only `messages` is assumed to have the type that the service sends.
  return body as FakeAiBody;
}
