import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFakeRateSource, type FakeRateSource } from '@seller-toolbox/testing/fakes';
import { createOutbound, OutboundError, type OutboundRequest } from './outbound.ts';
import { isPrivateAddress, isPrivateHost } from './private-address.ts';

let server: FakeRateSource;
beforeAll(async () => {
  server = await startFakeRateSource();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.fault = 'none';
});

const call = (request: Partial<OutboundRequest> = {}, allowed = server.url) =>
  createOutbound([allowed])({ url: `${server.url}/v1/latest`, ...request });
const faultOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    (error: unknown) => (error instanceof OutboundError ? error.fault : error),
  );

describe('a call out of the service', () => {
  it('answers status and text, whatever the status is', async () => {
    expect(await call()).toMatchObject({ status: 200, text: expect.stringContaining('"base":"USD"') });
    expect(await call({ url: `${server.url}/nothing` })).toMatchObject({ status: 404 });
  });

  it('reaches nothing but the configured origins', async () => {
    expect(await faultOf(call({ url: 'https://example.com/v1/latest' }))).toBe('not-allowed');
    expect(await faultOf(call({}, 'https://rates.example.com'))).toBe('not-allowed');
    const asked = server.requested.length;
    expect(await faultOf(call({ url: server.url.replace('127.0.0.1', 'localhost') }))).toBe('not-allowed');
    expect(server.requested.length).toBe(asked);
  });

  it('does not follow a redirect', async () => {
    server.fault = 'redirect';
    expect(await faultOf(call())).toBe('redirected');
  });

  it('limits the answer size', async () => {
    const { text } = await call();
    expect(await faultOf(call({ maxBytes: text.length }))).toBe('none');
    expect(await faultOf(call({ maxBytes: text.length - 1 }))).toBe('too-large');
    server.fault = 'huge';
    expect(await faultOf(call())).toBe('too-large');
  });

  it.each(['silent', 'slow-drip'] as const)('has a limit of time for a server that is %s', async (fault) => {
    server.fault = fault;
    expect(await faultOf(call({ timeoutMs: 50 }))).toBe('timed-out');
  });

  it('ends when the caller gives up or the service stops', async () => {
    server.fault = 'silent';
    const caller = new AbortController();
    const given = faultOf(call({ signal: caller.signal }));
    caller.abort();
    expect(await given).toBe('unreachable');
    const stopping = new AbortController();
    const ended = faultOf(createOutbound([server.url], stopping.signal)({ url: server.url }));
    stopping.abort();
    expect(await ended).toBe('unreachable');
  });

  it('that cannot be made says neither where nor what', async () => {
    const closed = 'http://127.0.0.1:1';
    const error = await call({ url: `${closed}/?key=secret` }, closed).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ fault: 'unreachable', message: 'the outbound call failed: unreachable' });
  });
});

describe('the status of an answer', () => {
  let status = 200;
  const statusServer = createServer((_request, response) => {
    response.writeHead(status).end();
  });
  beforeAll(() => new Promise<void>((resolve) => statusServer.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => statusServer.close(resolve)));

  it.each([
    [200, 'none'],
    [299, 'none'],
    [300, 'redirected'],
    [301, 'redirected'],
    [399, 'redirected'],
    [400, 'none'],
    [500, 'none'],
  ])('%d has the fault %s', async (answered, fault) => {
    status = answered;
    const { port } = statusServer.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    expect(await faultOf(createOutbound([url])({ url }))).toBe(fault);
  });
});

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    'not an address',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    '%s is one of the internet',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('a configured host', () => {
  it.each(['localhost', 'rates', 'rates.internal', '127.0.0.1', '[::1]', '10.0.0.7'])(
    '%s is a machine of the operator’s own',
    (host) => expect(isPrivateHost(host)).toBe(true),
  );

  it.each(['api.frankfurter.dev', 'open.er-api.com', '8.8.8.8', '[2606:4700::1111]'])(
    '%s is one of the internet',
    (host) => expect(isPrivateHost(host)).toBe(false),
  );
});
