// @ts-check
// Reads `[{ path, code }]` from standard input and prints, for each, the rules and messages that the workspace's
// configuration reports. The spec starts it once: Jest cannot load an ES module as configuration.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
/** @type {{ path: string, code: string }[]} */
const samples = JSON.parse(await text(process.stdin));
const answers = [];
for (const { path, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: path });
  answers.push(result?.messages.map(({ ruleId, message }) => ({ ruleId, message })) ?? []);
}
console.log(JSON.stringify(answers));
