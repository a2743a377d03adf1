import type { ServerResponse } from 'node:http';

/** Answers a call, given its good reply. */
export type FakeAiBehavior = (response: ServerResponse, reply: object) => void;

/** Far more than any client should read. */
const TEN_MEGABYTES = 10 * 1024 * 1024;
const DRIP_EVERY_MS = 50;

/** Behaviors by model name. A name of three digits is a status. */
export const FAKE_AI_BEHAVIORS: Readonly<Record<string, FakeAiBehavior>> = {
  good: (response, reply) => say(response, JSON.stringify(reply)),
  fenced: (response, reply) =>
    say(response, `Here you are:\n\`\`\`json\n${JSON.stringify(reply)}\n\`\`\`\nGood luck!`),
  chatty: (response, reply) =>
    say(response, `I used {braces} myself. ${JSON.stringify(reply)} And {"another":"object"}.`),
  'half-json': (response, reply) => say(response, JSON.stringify(reply).slice(0, -20)),
  'half-body': (response, reply) => end(response, 200, completion(JSON.stringify(reply)).slice(0, -40)),
  'no-choice': (response) => end(response, 200, '{"choices":[]}'),
  prose: (response) => say(response, 'I am sorry, I cannot do that.'),
  'no-titles': (response) => say(response, '{"explanation":"nothing to fix","complianceScore":90}'),
  'two-versions': (response) => say(response, '{"fixedTitles":["Steel Bottle","Bottle of Steel"]}'),
  'five-versions': (response) =>
    say(response, JSON.stringify({ fixedTitles: ['One', 'Two', 'Three', 'Four', 'Five'] })),
  'same-titles': (response) =>
    say(response, JSON.stringify({ optimizedTitles: ['Steel Bottle', ' Steel Bottle', 'Steel Bottle'] })),
  'ten-megabytes': (response) => end(response, 200, completion('x'.repeat(TEN_MEGABYTES))),
  silent: () => undefined,
  drip,
  redirect: (response) => {
    response.writeHead(307, { location: '/elsewhere/v1/chat/completions' });
    response.end();
  },
  hang: (response) => void response.destroy(),
};

/** Rejects with a status; the body contains texts that must never be exposed. */
export function reject(response: ServerResponse, status: number): void {
  const error = { message: `the provider's own words, key sk-secret-of-the-owner`, code: `error_${status}` };
  end(response, status, JSON.stringify({ error }));
}

function say(response: ServerResponse, content: string): void {
  end(response, 200, completion(content));
}

function completion(content: string): string {
  return JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function end(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}

/** One byte at a time until the client disconnects. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
  const timer = setInterval(() => response.write(' '), DRIP_EVERY_MS);
  response.once('close', () => clearInterval(timer));
}
