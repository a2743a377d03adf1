import { createServer } from 'node:http';
import { listenLocally } from './listen-locally.ts';

export type WebhookFault = 'none' | 'status-500' | 'redirect' | 'silent';

export interface ReceivedCall {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface FakeWebhook {
  readonly url: string;
  /** In order. */
  readonly received: readonly ReceivedCall[];
  fault: WebhookFault;
  readonly stop: () => Promise<void>;
}

/** Receives posts on the loopback address. */
export async function startFakeWebhook({ port = 0 } = {}): Promise<FakeWebhook> {
  const received: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (fake.fault === 'silent') return;
      if (fake.fault === 'redirect') response.writeHead(302, { location: fake.url });
      else response.writeHead(fake.fault === 'none' ? 204 : 500);
      response.end();
    });
  });
  const { url, stop } = await listenLocally(server, port);
  const fake: FakeWebhook = { url: `${url}/hook`, received, fault: 'none', stop };
  return fake;
}
