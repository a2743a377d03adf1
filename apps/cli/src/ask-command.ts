import { readPublishedTools } from '@seller-toolbox/api/published-tools';
import { askInWords } from '@seller-toolbox/catalogue/ask-in-words';
import { isLanguage, LANGUAGE_CODES } from '@seller-toolbox/words';
import type { CliIo } from './io.ts';
import { parseInstant } from './run-command.ts';
import { UsageError } from './usage-error.ts';
import { writeJson } from './write-json.ts';

const MAX_ANSWERS = 6;

export interface AskArguments {
  readonly text: string;
  readonly lang?: string | undefined;
  readonly now?: string | undefined;
}

/** Prints what the tools make of a text, best first, as `GET /ask` answers it. */
export async function askCommand({ text, lang = 'en', now }: AskArguments, io: CliIo): Promise<number> {
  if (!isLanguage(lang)) {
    throw new UsageError(`--lang "${lang}" is none of ${LANGUAGE_CODES.join(', ')}`);
  }
  const instant = now === undefined ? io.now() : parseInstant(now);
  const answers = await askInWords({ text, language: lang, now: instant, timeZone: 'UTC' }, MAX_ANSWERS);
  const { off } = readPublishedTools(io.environment);
  const shown = answers.filter(({ toolId }) => !off.has(toolId));
  writeJson(
    shown.map(({ toolId, ...answer }) => ({ tool_id: toolId, ...answer })),
    io,
  );
  return 0;
}
