import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { tools } from '@seller-toolbox/catalogue';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { runEngine } from '@seller-toolbox/tool-contract';
import { PassThrough } from 'node:stream';
import { serveAssistant } from './assistants.ts';
import { connectAssistant, PROTOCOLS, wholeOutput } from './features/mcp/test-assistant.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe.each(PROTOCOLS)('serveAssistant with the protocol of %s', (protocol) => {
  it('answers what the engines compute for their examples, until its input ends', async () => {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    const onError = jest.fn();
    const served = serveAssistant(
      { input: toServer, output: toClient },
      { now: () => NOW, onError, published: { off: new Set(), noticeOf: () => undefined } },
    );
    // The messages of both sides have the same form.
    const client = await connectAssistant(new StdioServerTransport(toClient, toServer), protocol);
    expect((await client.listTools()).tools.length).toBe(tools.length + 3);
    for (const { id } of tools) {
      const engine = await loadEngine(id);
      for (const { input } of engine?.examples ?? []) {
        const output = await wholeOutput((view) =>
          client.callTool({ name: id, arguments: { ...Object(input), ...view } }),
        );
        const direct = engine && runEngine(engine, input, { now: NOW });
        // As JSON, which has no undefined.
        expect({ ok: true, output }).toEqual(JSON.parse(JSON.stringify(direct)));
      }
    }
    toServer.end();
    await served;
    expect(onError).not.toHaveBeenCalled();
  });

  it('has no tool that is off, and the notices of the others', async () => {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    const published = {
      off: new Set(['unit-converter']),
      noticeOf: (id: string) => (id === 'fba-calculator' ? { en: 'Fees being updated' } : undefined),
    };
    const options = { now: () => NOW, onError: jest.fn(), published };
    const served = serveAssistant({ input: toServer, output: toClient }, options);
    const client = await connectAssistant(new StdioServerTransport(toClient, toServer), protocol);
    const listed = (await client.listTools()).tools;
    expect(listed.map(({ name }) => name)).not.toContain('unit-converter');
    const noticed = listed.filter(({ description }) => description?.includes('Fees being updated'));
    expect(noticed.map(({ name }) => name)).toEqual(['fba-calculator']);
    await expect(client.callTool({ name: 'unit-converter', arguments: {} })).rejects.toThrow(
      'Tool not found',
    );
    toServer.end();
    await served;
  });
});
