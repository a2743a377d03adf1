// @ts-check
// Reads `[{ path, code }]` from standard input and prints, for each, the rules and messages that the workspace's
// configuration reports. The spec starts it once: Jest cannot load an ES module as configuration.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import { configs } from 'typescript-eslint';

// The samples import files that there are not: to the rules of types every value of theirs is unsafe.
const rules = /** @type {import('eslint').Linter.RulesRecord} */ (configs.disableTypeChecked.rules);
const eslint = new ESLint({ overrideConfig: { rules } });
/** @type {{ path: string, code: string }[]} */
const samples = JSON.parse(await text(process.stdin));
const answers = [];
for (const { path, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: path });
  answers.push(result?.messages.map(({ ruleId, message }) => ({ ruleId, message })) ?? []);
}
console.log(JSON.stringify(answers));
