import { runEngine } from '@seller-toolbox/tool-contract';
import { EXAMPLE_ENV } from './examples-check.ts';
import type { Check, ImportExample, ToolUnderTest } from './tool-under-test.ts';

/** Each kind of file has an example that is recognized as this kind before all others, and gives an input for the engine. */
export const checkImports: Check = (tool) =>
  (tool.imports?.kinds ?? []).flatMap(({ id }) => {
    const example = tool.importExamples.find(({ kindId }) => kindId === id);
    if (!example) return [`src/import/examples has no file "${id}"`];
    return checkExample(tool, example).map((problem) => `the example of "${id}" ${problem}`);
  });

function checkExample({ engine }: ToolUnderTest, { kindId, ranked, imported }: ImportExample): string[] {
  const [best] = ranked;
  const own = ranked.find(({ kind }) => kind.id === kindId);
  if (!own) return ['is not recognized'];
  if (best && best.confidence > own.confidence) {
    return [`is rather a "${best.kind.id}": ${best.confidence} against ${own.confidence}`];
  }
  if (!imported?.input) return ['has nothing that the tool can use'];
  const result = runEngine(engine, imported.input, EXAMPLE_ENV);
  return [
    ...(imported.used > 0 && imported.used <= imported.read ? [] : ['has counts that do not fit']),
    ...(result.ok ? [] : [`gives an input that is rejected: ${JSON.stringify(result.problems)}`]),
  ];
}
