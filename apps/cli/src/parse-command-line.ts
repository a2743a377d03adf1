import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  input: { type: 'string' },
  file: { type: 'string', multiple: true },
  contains: { type: 'string', multiple: true },
  'max-rank': { type: 'string' },
  'day-order': { type: 'string' },
  map: { type: 'string' },
  set: { type: 'string', multiple: true },
  'rule-sets': { type: 'string' },
  out: { type: 'string' },
  now: { type: 'string' },
  seed: { type: 'string' },
  lang: { type: 'string' },
  role: { type: 'string' },
  'full-name': { type: 'string' },
  email: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  replace: { type: 'boolean' },
  database: { type: 'boolean' },
  into: { type: 'string' },
  keep: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Form {
  /** Maximum positional arguments. */
  readonly words: number;
  readonly options: readonly (keyof typeof OPTIONS)[];
}

const FORMS = new Map<string, Form>([
  ['run', { words: 1, options: ['input', 'file', 'contains', 'max-rank', 'day-order', 'now', 'seed'] }],
  ['batch', { words: 1, options: ['file', 'map', 'set', 'rule-sets', 'out', 'now'] }],
  ['mcp', { words: 0, options: [] }],
  ['ask', { words: 1, options: ['lang', 'now'] }],
  ['list', { words: 0, options: [] }],
  ['describe', { words: 1, options: [] }],
  ['admin create', { words: 1, options: ['role', 'full-name', 'email', 'password-stdin'] }],
  ['admin reset-password', { words: 1, options: ['password-stdin'] }],
  ['admin set-role', { words: 1, options: ['role'] }],
  ['admin disable', { words: 1, options: [] }],
  ['admin enable', { words: 1, options: [] }],
  ['admin list', { words: 0, options: [] }],
  ['patents import', { words: 1_000, options: [] }],
  ['patents update', { words: 0, options: ['from'] }],
  ['patents status', { words: 0, options: [] }],
  ['backup', { words: 1, options: ['into', 'keep'] }],
  ['restore', { words: 1, options: ['replace'] }],
  ['verify', { words: 1, options: ['database'] }],
]);

const COMMANDS_WITH_VERBS = ['admin', 'patents'];

/** Parses a command line. Rejects unknown words and options, so that none is silently ignored. */
export function parseCommandLine(argv: readonly string[]) {
  const parsed = parse(argv);
  const [command = '', ...words] = parsed.positionals;
  const name = COMMANDS_WITH_VERBS.includes(command) ? `${command} ${words.shift()}` : command;
  const form = FORMS.get(name);
  if (!form || parsed.values.help) return parsed;
  const [spareWord] = words.slice(form.words);
  if (spareWord !== undefined) throw new UsageError(`"${spareWord}" is unexpected. See --help.`);
  const known: readonly string[] = form.options;
  const spareOption = Object.keys(parsed.values).find((option) => !known.includes(option));
  if (spareOption !== undefined) throw new UsageError(`"${name}" takes no --${spareOption}. See --help.`);
  return parsed;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}. See --help.`);
  }
}
