import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tools } from '@seller-toolbox/catalogue';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { runEngine } from '@seller-toolbox/tool-contract';
import { runCli } from './run-cli.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

/** Runs a command line with in-memory files. */
async function run(
  argv: string[],
  {
    files = {},
    standardInput = '',
    environment = {},
  }: { files?: Record<string, string>; standardInput?: string; environment?: Record<string, string> } = {},
) {
  const written = { output: '', error: '' };
  const readFile = async (path: string) => {
    const text = files[path];
    if (text === undefined) throw new Error(`ENOENT: no such file, open '${path}'`);
    return text;
  };
  const exitCode = await runCli(argv, {
    readFile,
    readBytes: async (path) => new TextEncoder().encode(await readFile(path)),
    writeFile: async (path, content) => {
      files[path] = Buffer.from(content).toString();
    },
    readStandardInput: async () => standardInput,
    write: (text) => (written.output += text),
    writeError: (text) => (written.error += text),
    now: () => NOW,
    environment,
  });
  return { exitCode, ...written };
}

const ids = tools.map(({ id }) => id);
const id = ids[0] ?? '';

describe('a tool that is off', () => {
  const TOOL = 'unit-converter';
  const OTHER = 'case-converter';
  const NOTICE = { zh: '规则更新中', en: 'Rules being updated' };
  const folder = mkdtempSync(join(tmpdir(), 'stb-cli-off-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() =>
    writeFileSync(
      join(folder, 'published-tools.json'),
      JSON.stringify({ off: [TOOL], notices: { [OTHER]: NOTICE } }),
    ),
  );
  const environment = { DATA_DIR: folder };

  it.each([
    ['run', TOOL],
    ['describe', TOOL],
    ['batch', TOOL, '--file', 'a.csv'],
  ])('is rejected by %s, with the way to the others', async (...argv) => {
    const { exitCode, error } = await run(argv, { environment });
    expect([exitCode, error]).toEqual([
      2,
      `The tool "${TOOL}" is switched off. The command "list" names the others.\n`,
    ]);
  });

  it('is neither listed nor an answer, and the others are', async () => {
    const listed = async (more: Record<string, string>) =>
      (JSON.parse((await run(['list'], { environment: more })).output) as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await listed({ DATA_DIR: join(folder, 'none') })).toEqual(ids);
    expect(await listed(environment)).toEqual(ids.filter((id) => id !== TOOL));
    const asked = async (more: Record<string, string>) =>
      (await run(['ask', '10 cm in inch'], { environment: more })).output;
    expect(await asked({ DATA_DIR: join(folder, 'none') })).toContain(TOOL);
    expect(await asked(environment)).not.toContain(TOOL);
  });

  it.each([
    ['run', OTHER],
    ['describe', OTHER],
    ['batch', OTHER, '--file', 'a.csv'],
  ])('is looked up once by %s, together with the notices', async (...argv) => {
    let reads = 0;
    const counted = {
      get DATA_DIR() {
        reads += 1;
        return folder;
      },
    };
    const { error } = await run(argv, { environment: counted, files: { 'a.csv': 'text\nA mug\n' } });
    expect([reads, error.split('\n')[0]]).toEqual([1, 'Notice: Rules being updated']);
  });

  it('leaves the notices of the others on standard error and in the list', async () => {
    const { output, error } = await run(['run', OTHER], { environment });
    expect(error).toBe('Notice: Rules being updated\n');
    expect(output).toBe((await run(['run', OTHER])).output);
    const listed = JSON.parse((await run(['list'], { environment })).output) as { notice?: unknown }[];
    expect(listed.flatMap(({ notice }) => notice ?? [])).toEqual([NOTICE]);
  });
});

describe('run', () => {
  it.each(ids)('%s returns the output of its engine for each example', async (id) => {
    const engine = await loadEngine(id);
    for (const { input } of engine?.examples ?? []) {
      const direct = engine && runEngine(engine, input, { now: NOW, seed: 7 });
      const { exitCode, output } = await run(
        ['run', id, '--input', 'input.json', '--now', '2026-11-21T12:00:00Z', '--seed', '7'],
        { files: { 'input.json': JSON.stringify(input) } },
      );
      expect(exitCode).toBe(0);
      expect({ ok: true, output: JSON.parse(output) as unknown }).toEqual(direct);
    }
  });

  it('reads the reports of --file and joins them', async () => {
    const files = {
      'sqp.csv': 'Search Query,Search Query Volume\nmug,10\n',
      'de.csv': 'Suchanfrage;Suchanfragenvolumen\nTasse;1.200\nKanne;35\n',
      'settings.json': '{"marketplace":"DE"}',
    };
    const argv = ['run', 'keyword-researcher', '--file', 'sqp.csv', '--file', 'de.csv'];
    const { exitCode, output, error } = await run([...argv, '--input', 'settings.json'], { files });
    expect({ exitCode, error }).toEqual({
      exitCode: 0,
      error:
        'sqp.csv: query-performance, 1 row read, 1 used\nde.csv: query-performance, 2 rows read, 2 used\n',
    });
    expect(JSON.parse(output)).toMatchObject({ sample: false, currency: 'EUR', summary: { total: 3 } });
  });

  it('uses the rest of files with problems, and names each', async () => {
    const files = {
      'half.csv':
        'Search Query,Search Query Volume,Reporting Date\nmug,10,2026-11-07\n,5,2026-11-07\ncup,x,\n"pitch',
      'orders.csv': 'order-id,buyer\n1,Ann\n',
      'empty.csv': '',
      'list.txt': 'tea pot\nteapot\n',
    };
    const argv = ['run', 'keyword-researcher', ...Object.keys(files).flatMap((name) => ['--file', name])];
    const { exitCode, output, error } = await run(argv, { files });
    expect({ exitCode, error }).toEqual({
      exitCode: 0,
      error: [
        'half.csv: query-performance of 2026-11-07, 4 rows read, 1 used',
        '  1 skipped, no-name: line 3',
        '  1 skipped, no-figures: line 4',
        '  1 skipped, incomplete: line 5',
        '  cells of queryVolume that cannot be read: 1, such as "x"',
        'list.txt: keyword-list, 2 rows read, 2 used',
        '  columns to check: term',
        'orders.csv is not a file that "keyword-researcher" reads. It reads: ' +
          'query-performance, top-search-terms, opportunity-explorer, cerebro, keyword-mining, ' +
          'ad-search-terms, keyword-list.',
        'empty.csv cannot be read: file-empty.',
        'The other files are used.',
        '',
      ].join('\n'),
    });
    expect(JSON.parse(output)).toMatchObject({ summary: { total: 3 }, sources: [{ rows: 1 }, { rows: 2 }] });
  });

  it.each([
    [
      'search-term-analyzer',
      'Customer Search Term,Clicks,Spend,Sales,Orders\nmug,1,1,1,1\n\ncup,-1,1,1,1\npot,x,1,1,1\n,1,1,1,1\n',
      'a.csv: search-term-report, 4 rows read, 1 used\n  1 skipped, negative-number: line 4\n' +
        '  1 skipped, unreadable-number: line 5\n  1 skipped, no-term: line 6\n',
    ],
    [
      'restock-planner',
      'sku,available,units shipped t30\nA,5,9\n,5,9\nB,many,9\nC,5,few\nD,lots,9\n',
      'a.csv: inventory-report, 5 rows read, 4 used\n  1 skipped, no-sku: line 3\n' +
        '  cells of onHand that cannot be read: 2, such as "many"\n' +
        '  cells of sales30 that cannot be read: 1, such as "few"\n',
    ],
    [
      'barcode-labels',
      'FNSKU,Copies\nX001ABCDEF,1\n1.2E+12,1\nX001ABCDEG,some\n',
      'a.csv: label-list, 3 rows read, 1 used\n  1 skipped, rounded-code: line 3\n' +
        '  1 skipped, copies-unreadable: line 4\n',
    ],
  ])('%s says which lines of a file are not used, and why', async (toolId, content, reading) => {
    const argv = ['run', toolId, '--file', 'a.csv'];
    const { exitCode, error } = await run(argv, { files: { 'a.csv': content } });
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: reading });
  });

  it('says why no line of a file can be used', async () => {
    const content = 'Customer Search Term,Clicks,Spend,Sales,Orders\n\ncup,-1,1,1,1\n';
    const argv = ['run', 'search-term-analyzer', '--file', 'a.csv'];
    const { exitCode, error } = await run(argv, { files: { 'a.csv': content } });
    expect(exitCode).toBe(2);
    expect(error).toContain('without a row that can be used.\n  1 skipped, negative-number: line 3');
  });

  it.each([
    ['keyword-researcher', 'A,B\n1,2\n', 'It reads: query-performance'],
    ['keyword-researcher', 'Search Query,Search Query Volume\n,5\n', 'without a row'],
    ['unit-converter', 'Search Query\nmug\n', 'It reads: none'],
  ])('%s rejects the file %j', async (toolId, content, reason) => {
    const { exitCode, error } = await run(['run', toolId, '--file', 'a.csv'], {
      files: { 'a.csv': content },
    });
    expect(exitCode).toBe(2);
    expect(error).toContain(reason);
  });

  it.each(['0', '-1', '9007199254740991', '-9007199254740991'])('accepts the seed %s', async (seed) => {
    const engine = await loadEngine(id);
    const standardInput = JSON.stringify(engine?.examples[0].input);
    const answer = await run(['run', id, '--input', '-', `--seed=${seed}`], { standardInput });
    expect(answer).toMatchObject({ exitCode: 0, error: '' });
  });

  it.each(ids)('%s rejects an unknown field with exit code 2, path and code', async (id) => {
    const { exitCode, output } = await run(['run', id, '--input', '-'], {
      standardInput: '{"no-such-field":1}',
    });
    expect(exitCode).toBe(2);
    expect(JSON.parse(output)).toContainEqual({ path: 'no-such-field', code: 'unknown-field' });
  });

  it.each([
    ['an unknown tool', ['run', 'no-such-tool'], 'Unknown tool "no-such-tool"'],
    ['a name that every object has', ['run', 'constructor'], 'Unknown tool "constructor"'],
    ['no tool', ['run'], 'Which tool?'],
    ['an unknown command', ['compute'], 'Unknown command "compute"'],
    ['an unknown option', ['list', '--format', 'csv'], "Unknown option '--format'"],
    ['a word too many', ['run', 'a', 'b'], '"b" is unexpected'],
    ['a word where none belongs', ['list', 'unit-converter'], '"unit-converter" is unexpected'],
    ['an option of another command', ['verify', 'a.backup', '--replace'], '"verify" takes no --replace'],
    [
      'an option of another change of a user',
      ['admin', 'reset-password', 'mei', '--email', 'mei@example.com'],
      '"admin reset-password" takes no --email',
    ],
    ['an option of a user for the list of users', ['admin', 'list', '--role', 'viewer'], 'takes no --role'],
    ['an instant that is none', ['run', id, '--now', 'tomorrow'], '--now "tomorrow"'],
    ['a day that the calendar does not have', ['run', id, '--now', '2026-02-29'], '--now "2026-02-29"'],
    ['an hour that no day has', ['run', id, '--now', '2026-02-28T25:00Z'], '--now "2026-02-28T25:00Z"'],
    [
      'an instant with more behind it',
      ['run', id, '--now', '2026-11-21 (noon)'],
      '--now "2026-11-21 (noon)"',
    ],
    ['a seed that is no whole number', ['run', id, '--seed', '1.5'], '--seed "1.5"'],
    ['a seed of 2^53', ['run', id, '--seed', '9007199254740992'], '--seed "9007199254740992"'],
    ['a seed of 2^53 + 1', ['run', id, '--seed', '9007199254740993'], '--seed "9007199254740993"'],
    ['a seed of -2^53', ['run', id, '--seed=-9007199254740992'], '--seed "-9007199254740992"'],
  ])('rejects %s with one line and exit code 2', async (_title, argv, message) => {
    const { exitCode, output, error } = await run(argv);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toContain(message);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('the instant of run', () => {
  const clock = 'world-clock';
  const at = (now: string) => run(['run', clock, '--now', now]);

  it.each([
    ['a day is its first moment', '2026-11-21', '2026-11-21T00:00:00Z'],
    ['a time without a zone is that of UTC, wherever it runs', '2026-11-21T12:00', '2026-11-21T12:00:00Z'],
    ['a time with a zone is that of the zone', '2026-11-21T12:00:00.5+08:00', '2026-11-21T04:00:00.500Z'],
  ])('%s', async (_title, now, instant) => {
    const { exitCode, output } = await at(now);
    expect(exitCode).toBe(0);
    expect(output).toBe((await at(instant)).output);
    expect(output).not.toBe((await at('2026-11-21T13:00:00Z')).output);
  });
});

describe('the input of run', () => {
  it.each([
    ['a file that is not there', 'none.json', /none\.json cannot be read: ENOENT/],
    ['a text that is not JSON', 'bad.json', /bad\.json is not JSON/],
    ['an empty standard input', '-', /Standard input is not JSON/],
  ])('is rejected with one line when it is %s', async (_title, input, message) => {
    const { exitCode, output, error } = await run(['run', id, '--input', input], {
      files: { 'bad.json': '{' },
    });
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toMatch(message);
  });

  it('may begin with a byte order mark', async () => {
    const { output } = await run(['run', id, '--input', '-'], { standardInput: '\uFEFF{"no-such-field":1}' });
    expect(output).toContain('unknown-field');
  });

  it('defaults to the empty object', async () => {
    expect(await run(['run', id])).toEqual(await run(['run', id, '--input', '-'], { standardInput: '{}' }));
  });
});

describe('list', () => {
  it('lists every tool in six languages', async () => {
    const { exitCode, output } = await run(['list']);
    const rows = JSON.parse(output) as { id: string; names: Record<string, string> }[];
    expect(exitCode).toBe(0);
    expect(rows.map(({ id }) => id)).toEqual(tools.map(({ id }) => id));
    for (const { names } of rows) expect(Object.keys(names)).toEqual(['zh', 'zh-TW', 'en', 'ja', 'id', 'vi']);
  });
});

describe('describe', () => {
  it.each(tools.map(({ id }) => id))('%s prints schemas, examples and rule sets', async (id) => {
    const { exitCode, output } = await run(['describe', id]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      id,
      inputSchema: { type: 'object' },
      outputSchema: expect.anything(),
      examples: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
      ruleSets: expect.any(Array),
    });
  });

  it('rejects an unknown tool', async () => {
    expect(await run(['describe', 'no-such-tool'])).toMatchObject({ exitCode: 2, output: '' });
  });
});

describe('help', () => {
  it.each([[['--help']], [['-h']], [['help']], [['run', '--help']]])('is shown for %j', async (argv) => {
    expect(await run(argv)).toMatchObject({ exitCode: 0, output: expect.stringContaining('run <tool-id>') });
  });

  it('is printed without a command, with exit code 2', async () => {
    expect(await run([])).toMatchObject({ exitCode: 2, error: expect.stringContaining('run <tool-id>') });
  });
});

describe('ask', () => {
  it('prints answers with their input and page, best first', async () => {
    const { exitCode, output } = await run(['ask', '12 in to cm', '--now', '2026-11-21T12:00:00Z']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject([
      { tool_id: 'unit-converter', line: '12 in = 30.48 cm', input: { value: 12, from: 'in', to: 'cm' } },
    ]);
  });

  it('reads and writes numbers as the language does', async () => {
    const { output } = await run(['ask', '1,5 kg', '--lang', 'id']);
    expect(JSON.parse(output)[0].line).toBe('1,5 kg = 3,3069 lb');
  });

  it.each([[['ask']], [['ask', 'a', '--lang', 'fr']], [['ask', 'a', 'b']]])('rejects %j', async (argv) => {
    expect(await run(argv)).toMatchObject({ exitCode: 2, output: '' });
  });
});
