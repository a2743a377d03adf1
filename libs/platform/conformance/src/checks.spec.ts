import { finding, type AnyToolAssistant } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { CHECKS, type Check, type ToolUnderTest } from './index.ts';
import { checkAssistant } from './assistant-check.ts';
import { checkBlank } from './blank-check.ts';
import { checkDefaults, checkExamples, checkOutputs, checkPurity } from './examples-check.ts';
import { checkAnyInput } from './fuzz-check.ts';
import { checkLocales } from './locales-check.ts';
import {
  engineFixture,
  examplesFixture,
  localesFixture,
  pictureFixture,
  ruleSetsFixture,
  sourcesFixture,
  toolFixture,
} from './tool-fixture.ts';
import { checkManifest, checkPackage } from './manifest-check.ts';
import { checkPicture } from './picture-check.ts';
import { checkLinks } from './link-check.ts';
import { checkParts } from './parts-check.ts';
import { checkSummary } from './summary-check.ts';
import { checkImports } from './import-check.ts';
import { checkProducts } from './products-check.ts';
import { checkRecognizer } from './recognizer-check.ts';
import { checkRuleSets } from './rule-sets-check.ts';
import { checkSources } from './sources-check.ts';
import { checkUnusedWords, checkFindings } from './words-check.ts';

const good = toolFixture();
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const output = (total: number) => ({ total, ruleSet: 'standard', findings: [] });
const [firstExample, secondExample] = examplesFixture;
const [standard, dated] = ruleSetsFixture;
if (!standard || !dated) throw new Error('the tool fixture has two rule sets');

type Row = [title: string, check: Check, tool: ToolUnderTest, problem: string | RegExp];
const withManifest = (parts: object) => toolFixture({ manifest: { ...good.manifest, ...parts } });
const withExamples = (...examples: object[]) =>
  toolFixture({ engine: engineFixture(undefined, { examples: examples as never }) });
const withRuleSets = (...ruleSets: (typeof ruleSetsFixture)[number][]) =>
  toolFixture({ engine: engineFixture(undefined, { ruleSets }) });
const withSource = (path: string, text: string) => toolFixture({ sources: sourcesFixture(path, text) });
const withShape = (tag: string, attributes: Record<string, string> = {}) =>
  toolFixture({ picture: pictureFixture([tag, attributes]) });
const withWords = (language: string, section: string, words: Record<string, string>) =>
  toolFixture({ locales: localesFixture(language, { [section]: words }) });

const withAssistant = (parts: Partial<AnyToolAssistant>) =>
  toolFixture({
    assistant: { description: 'Adds.', fields: { amounts: 'Amounts.', ruleSet: 'Rules.' }, ...parts },
  });

let calls = 0;

/** Converts a text to a number, but does not accept the number again. */
const textToNumber = z.looseObject({ amounts: z.pipe(z._default(z.string(), '1'), z.transform(Number)) });

const withShowcase = (parts: Partial<ToolUnderTest>) =>
  toolFixture({
    packageJson: { exports: { './showcase': './src/showcase/adder.showcase.tsx' } },
    partLocales: { showcase: {} },
    ...parts,
  });

/** A tool that recognizes a size, with a guess or another reading. */
const withGuess = (guess: object, recognize?: ToolUnderTest['recognize']) =>
  toolFixture({
    recognize:
      recognize ??
      ((text) =>
        text === '18 x 14 x 8 in'
          ? [{ confidence: 1, input: {}, line: () => ({ code: 'line', params: { total: 3 } }), ...guess }]
          : []),
    partLocales: { recognize: { zh: { ui: { line: '{{total}}' } } } },
  });

/** Of a field whose link is too long. */
const LONG = 'x'.repeat(401);

const INVALID: Row[] = [
  [
    'an id that is not the folder',
    checkManifest,
    toolFixture({ folder: 'other' }),
    'is not the folder "other"',
  ],
  ['an unknown icon', checkManifest, withManifest({ icon: 'no-such-icon' }), 'the icon set has no'],
  ['an unknown category', checkManifest, withManifest({ category: 'misc' }), 'manifest.category'],
  ['a field too many', checkManifest, withManifest({ title: 'Adder' }), 'manifest'],
  ['a day that does not exist', checkManifest, withManifest({ since: '2026-02-30' }), 'is not a day'],
  [
    'an id that is also a former id',
    checkManifest,
    withManifest({ formerIds: ['adder'] }),
    'formerIds contains the id',
  ],
  [
    'another name of the package',
    checkPackage,
    toolFixture({ packageJson: { name: 'adder' } }),
    'name is not',
  ],
  ['no README', checkPackage, toolFixture({ hasReadme: false }), 'no README.md'],
  [
    'a part in another file',
    checkParts,
    toolFixture({ packageJson: { exports: { './today': './src/today.ts' } } }),
    'exports["./today"] is not',
  ],
  [
    'a description of a field that the input does not have',
    checkAssistant,
    withAssistant({ fields: { amounts: 'Amounts.', ruleSet: 'Rules.', 'amounts[].unit': 'Unit.' } }),
    'the input has no "amounts[].unit"',
  ],
  [
    'a field without a description',
    checkAssistant,
    withAssistant({ fields: { amounts: 'Amounts.' } }),
    '"ruleSet" is not described',
  ],
  [
    'words for a key figure that the engine does not have',
    checkAssistant,
    withAssistant({ keyFigure: 'the sum' }),
    'do not belong together',
  ],
  [
    'figures of some rule sets only',
    checkAssistant,
    withAssistant({ ruleFigures: {} }),
    'assistant.ruleFigures has no "standard"',
  ],
  [
    'a table without a day',
    checkAssistant,
    withAssistant({
      tables: [{ id: 'sizes', title: 'Sizes', source: 'ISO', checkedOn: '', columns: [], rows: [] }],
    }),
    '"sizes" has no source or day',
  ],
  ['a showcase without words', checkParts, withShowcase({ partLocales: {} }), 'locales/showcase is missing'],
  [
    'a showcase without an example',
    checkParts,
    withShowcase({ showcase: undefined }),
    'example.json is missing',
  ],
  [
    'a showcase of an unknown example',
    checkParts,
    withShowcase({ showcase: { name: 'gone' } }),
    'no example is called "gone"',
  ],
  [
    'a showcase with other figures',
    checkParts,
    withShowcase({ showcase: { name: 'defaults', input: { ruleSet: 'standard' }, output: { total: 4 } } }),
    'differs from the engine',
  ],

  [
    'a recognizer without words',
    checkRecognizer,
    { ...withGuess({}), partLocales: {} },
    'recognize is missing',
  ],
  ['a recognizer of nothing', checkRecognizer, withGuess({}, () => []), 'none of the phrases'],
  ['a confidence above 1', checkRecognizer, withGuess({ confidence: 2 }), 'a confidence of 2'],
  [
    'an input that the engine rejects',
    checkRecognizer,
    withGuess({ input: { a: 1 } }),
    'none of the phrases',
  ],
  [
    'a line without a text',
    checkRecognizer,
    withGuess({ line: () => ({ code: 'gone' }) }),
    'no text "ui.gone"',
  ],
  ['a line without a value', checkRecognizer, withGuess({ line: () => ({ code: 'line' }) }), 'does not get'],
  [
    'a line with NaN',
    checkRecognizer,
    withGuess({ line: () => ({ code: 'line', params: { total: Number.NaN } }) }),
    'is no number',
  ],
  [
    'a recognizer of many steps',
    checkRecognizer,
    withGuess({}, (_text, env) => Array.from({ length: 41 }, () => env.parseNumber('1')) && []),
    'reads 41 numbers',
  ],
  [
    'a recognizer that throws',
    checkRecognizer,
    withGuess({}, (text, env) => {
      if (/[\p{Emoji_Presentation}]/u.test(text)) throw new Error('an emoji');
      return withGuess({}).recognize?.(text, env) ?? [];
    }),
    'an emoji',
  ],

  [
    'a drawing of another size',
    checkPicture,
    toolFixture({ picture: pictureFixture(['path', {}], '0 0 24 24') }),
    'does not start with',
  ],
  [
    'a drawing of many bytes',
    checkPicture,
    toolFixture({ picture: { ...good.picture, text: good.picture.text.padEnd(901) } }),
    'more than 900 bytes',
  ],
  ['a drawing with a script', checkPicture, withShape('script'), '<script> is none of'],
  ['a drawing with letters', checkPicture, withShape('text'), '<text> is none of'],
  ['a drawing with an id', checkPicture, withShape('path', { id: 'a' }), 'attribute id'],
  ['a drawing with a handler', checkPicture, withShape('path', { onload: 'a()' }), 'attribute onload'],
  ['a drawing with a link', checkPicture, withShape('path', { href: '#a' }), 'attribute href'],
  [
    'a drawing with a color of its own',
    checkPicture,
    withShape('path', { stroke: '#ff0000' }),
    'the color #ff0000',
  ],
  [
    'a drawing with a reference',
    checkPicture,
    withShape('path', { 'fill-rule': 'url(https://example.com)' }),
    'refers to something outside',
  ],

  [
    'an engine that imports React',
    checkSources,
    withSource('engine/a.ts', `import { useMemo } from 'react';`),
    'may not import "react"',
  ],
  [
    'an engine that imports words',
    checkSources,
    withSource('engine/a.ts', `import zh from '../locales/zh.json';`),
    'may not import "../locales/zh.json"',
  ],
  [
    'an engine that imports lazily',
    checkSources,
    withSource('engine/a.ts', `const a = import('./b.ts');`),
    'imports lazily',
  ],
  [
    'an engine that reads the clock',
    checkSources,
    withSource('engine/a.ts', 'const a = new Date();'),
    'env.now',
  ],
  [
    'an engine that uses Math.random',
    checkSources,
    withSource('engine/a.ts', 'const a = Math.random();'),
    'env.random()',
  ],
  [
    'an engine that uses storage',
    checkSources,
    withSource('engine/a.ts', `localStorage.getItem('a');`),
    'reaches out',
  ],
  [
    'a screen that imports the client',
    checkSources,
    withSource('ui/a.tsx', `import { a } from '@seller-toolbox/api-client';`),
    'may not import',
  ],
  [
    'a package that is not declared',
    checkSources,
    withSource('ui/a.tsx', `import { a } from 'left-pad';`),
    'package.json does not name "left-pad"',
  ],
  [
    'a manifest that imports its engine',
    checkSources,
    withSource('manifest.ts', `import { engine } from './engine/adder.engine.ts';`),
    'may not import',
  ],

  [
    'an example with a wrong expected output',
    checkExamples,
    withExamples({ ...firstExample, expected: { total: 4 } }),
    'output.total is 3, not 4',
  ],
  [
    'an example that differs in the eleventh digit',
    checkExamples,
    withExamples({ ...secondExample, expected: { total: 0.300000000003 } }),
    'output.total',
  ],
  [
    'an example with another number of findings',
    checkExamples,
    withExamples({ ...firstExample, expected: { findings: [] } }),
    'has 1 entries, not 0',
  ],
  [
    'an example that is rejected',
    checkExamples,
    withExamples({ ...firstExample, input: { amounts: [-1] } }),
    'too-small',
  ],
  [
    'two examples with the same name',
    checkExamples,
    withExamples(firstExample, firstExample),
    'two examples are called',
  ],
  [
    'a name with capitals',
    checkExamples,
    withExamples({ ...firstExample, name: 'Defaults' }),
    'not kebab-case',
  ],
  [
    'an engine that throws',
    checkExamples,
    toolFixture({
      engine: engineFixture(() => {
        throw new Error('no');
      }),
    }),
    'throws: Error: no',
  ],
  [
    'a schema that rejects its own output',
    checkDefaults,
    toolFixture({ engine: engineFixture(undefined, { inputSchema: textToNumber }) }),
    'completed differently',
  ],
  [
    'an output that does not fit its schema',
    checkOutputs,
    toolFixture({ engine: engineFixture(() => ({ ...output(1), extra: 1 })) }),
    'output.extra: unknown-field',
  ],
  [
    'an output with NaN',
    checkOutputs,
    toolFixture({ engine: engineFixture(() => output(Number.NaN)) }),
    'through JSON',
  ],
  [
    'an output with an undefined field',
    checkOutputs,
    toolFixture({ engine: engineFixture(() => ({ ...output(1), more: undefined })) }),
    'through JSON',
  ],
  [
    'an engine that counts its runs',
    checkPurity,
    toolFixture({ engine: engineFixture(() => output((calls += 1))) }),
    'two runs have different outputs',
  ],
  [
    'an engine that sorts its input',
    checkPurity,
    toolFixture({ engine: engineFixture(({ amounts }) => output(amounts.sort()[0] ?? 0)) }),
    'throws on a frozen input',
  ],

  ['a rule set before the standard', checkRuleSets, withRuleSets(dated, standard), 'the first rule set is'],
  [
    'a rule set without an example',
    checkRuleSets,
    withRuleSets(standard, { ...dated, id: 'fees-2027-01-15', effectiveFrom: '2027-01-15' }),
    'no example has an output that names the rule set "fees-2027-01-15"',
  ],
  [
    'a rule set that ends before it begins',
    checkRuleSets,
    withRuleSets(standard, { ...dated, effectiveTo: '2026-01-14' }),
    'ends before it begins',
  ],
  [
    'a rule set whose id has another day',
    checkRuleSets,
    withRuleSets(standard, { ...dated, effectiveFrom: '2026-01-16' }),
    'does not end in its first day',
  ],
  [
    'a rule set without a source',
    checkRuleSets,
    withRuleSets(standard, { ...dated, source: { name: ' ' } }),
    'source has no name',
  ],
  [
    'a rule set without a checked date',
    checkRuleSets,
    withRuleSets(standard, { ...dated, checkedOn: 'soon' }),
    'checkedOn is not a day',
  ],

  [
    'a missing language',
    checkLocales,
    toolFixture({ locales: { zh: good.locales['zh'] ?? {} } }),
    'ja.json is missing',
  ],
  [
    'a missing key',
    checkLocales,
    withWords('vi', 'findings', {}),
    'vi.json: findings.rather-much is missing',
  ],
  [
    'an extra key',
    checkLocales,
    withWords('vi', 'findings', { 'rather-much': '{{total}}', more: 'x' }),
    'vi.json: findings.more is unknown in zh',
  ],
  [
    'a wrong placeholder',
    checkLocales,
    withWords('id', 'findings', { 'rather-much': '{{sum}}' }),
    'has the placeholders [sum], not [total]',
  ],
  [
    'a space between a date and the words beside it',
    checkLocales,
    withWords('zh', 'ui', { since: '自 {{date}} 起' }),
    'zh.json: ui.since has a space beside a date',
  ],
  [
    'an empty text',
    checkLocales,
    withWords('en', 'catalogue', { title: ' ', line: 'a', keywords: 'b' }),
    'en.json: catalogue.title has no text',
  ],
  [
    'an extra section',
    checkLocales,
    withWords('zh', 'tips', { a: 'b' }),
    'the sections are catalogue,findings,tips,ui',
  ],

  [
    'a missing language of a part',
    checkLocales,
    toolFixture({ partLocales: { more: { zh: { more: { a: 'b' } } } } }),
    'more/ja.json is missing',
  ],
  [
    'a wrong placeholder in a part',
    checkLocales,
    toolFixture({ partLocales: { more: localesFixture('id', { findings: { 'rather-much': '{{sum}}' } }) } }),
    'more/id.json: findings.rather-much has the placeholders [sum], not [total]',
  ],
  [
    'an unused text of a part',
    checkUnusedWords,
    toolFixture({ partLocales: { more: { zh: { more: { subtotal: 'S' } } } } }),
    'more.subtotal is not used',
  ],

  [
    'a finding without words',
    checkFindings,
    toolFixture({
      engine: engineFixture(({ amounts }) => ({
        ...output(sum(amounts)),
        findings: [finding('unheard-of', 'info')],
      })),
    }),
    'findings.unheard-of has no words',
  ],
  [
    'a finding code in the source without words',
    checkFindings,
    withSource('engine/a.ts', `rule('no-rate-card', hasCard)`),
    'findings.no-rate-card has no words',
  ],
  [
    'words with a parameter that is not given',
    checkFindings,
    withWords('zh', 'findings', { 'rather-much': '{{limit}}' }),
    'shows {{limit}}',
  ],
  [
    'an unused text',
    checkUnusedWords,
    withWords('zh', 'ui', { total: 'T', subtotal: 'S' }),
    'ui.subtotal is not used',
  ],
  [
    'words of a finding that is not used',
    checkUnusedWords,
    withWords('zh', 'findings', { 'rather-much': 'x', 'rather-little': 'y' }),
    'findings.rather-little is not used',
  ],

  [
    'an engine that divides by zero',
    checkAnyInput,
    toolFixture({ engine: engineFixture(({ amounts }) => output(1 / amounts.length)) }),
    'through JSON; input: ',
  ],
  [
    'an engine that throws on an empty list',
    checkAnyInput,
    toolFixture({ engine: engineFixture(({ amounts }) => output(amounts.reduce((a, b) => a + b))) }),
    'Reduce of empty array',
  ],
  [
    'a schema that accepts nothing',
    checkAnyInput,
    toolFixture({ engine: engineFixture(undefined, { inputSchema: z.never() }) }),
    'is accepted',
  ],
  [
    'an output that violates the invariant of its tool',
    checkAnyInput,
    toolFixture({
      folder: 'fba-calculator',
      engine: engineFixture(undefined, {
        outputSchema: z.any(),
        run: () => ({
          fees: { fulfillmentFee: 1, storageFee: 1, totalFees: 3 },
          optionalFees: [],
          nextCheaper: null,
        }),
      }),
    }),
    'totalFees is 3, not the sum of 1, 1',
  ],
  [
    'a summary without rows',
    checkSummary,
    toolFixture({ summarize: () => ({ figures: [] }) }),
    'neither figures nor a table',
  ],
  [
    'a summary with a text that no language has',
    checkSummary,
    toolFixture({ summarize: () => ({ figures: [['profit', 1]] }) }),
    'needs the text "ui.profit" in zh',
  ],
  [
    'a summary with a number that is none',
    checkSummary,
    toolFixture({ summarize: () => ({ figures: [['total', NaN]] }) }),
    'has the number NaN',
  ],
  [
    'a summary with rows that are longer than its columns',
    checkSummary,
    toolFixture({ summarize: () => ({ figures: [], table: { columns: ['total'], rows: [[1, 2]] } }) }),
    'rows of another length',
  ],
  [
    'a link that is long although its input is plain',
    checkLinks,
    toolFixture({
      engine: engineFixture(undefined, {
        inputSchema: z.strictObject({ [LONG]: z.number() }),
        examples: [{ name: 'long', input: { [LONG]: 1 }, expected: {} }],
      }),
    }),
    'has 403 characters',
  ],
];

describe('CHECKS', () => {
  it.each(CHECKS)('accept a valid tool: %s', (_title, check) => {
    expect(check(good)).toEqual([]);
  });

  it.each(INVALID)('report %s', (_title, check, tool, problem) => {
    expect(check(tool).join('\n')).toMatch(problem);
  });

  it('are all tested on an invalid tool', () => {
    // Those of the hooks and of the blank input have their own specs.
    const tried = new Set([...INVALID.map(([, check]) => check), checkProducts, checkImports, checkBlank]);
    expect(CHECKS.filter(([, check]) => !tried.has(check))).toEqual([]);
  });
});
