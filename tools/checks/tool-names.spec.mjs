// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeTexts } from './locale-texts.mjs';
import { nearNameFinder, toolNameProblems, toolTitles } from './tool-names.mjs';
import { ROOT } from './workspace-folders.mjs';

const TITLES = [
  { address: 'fees:catalogue.title', forms: { zh: ['费用计算器'], en: ['FBA fee calculator'] } },
  { address: 'clock:catalogue.title', forms: { zh: ['世界时钟'], en: ['World clock'] } },
];

const problemsOf = (/** @type {string} */ zh, /** @type {string} */ en, key = 'ui.tip') =>
  toolNameProblems([...TITLES, { address: `sample:${key}`, forms: { zh: [zh], en: [en] } }], ['en']).map(
    ({ address, what }) => `${address} ${what}`,
  );

describe('toolNameProblems', () => {
  it('finds a translation that names a tool otherwise than its title', () => {
    expect(problemsOf('见世界时钟', 'See the time zones')).toEqual([
      'sample:ui.tip without the tool’s name "World clock"',
    ]);
  });

  it('accepts the title within a sentence, in small letters', () => {
    expect(problemsOf('见世界时钟', 'See the world clock')).toEqual([]);
  });

  it('finds a name that ends like a title and is none', () => {
    expect(problemsOf('计算', 'Open the FBA calculator')).toEqual([
      'sample:ui.tip "the FBA calculator" is no tool',
    ]);
  });

  it.each(['Open the calculator', 'Two calculators', 'Open the FBA fee calculators', 'A wall clock'])(
    'accepts "%s"',
    (text) => {
      expect(problemsOf('计算', text)).toEqual([]);
    },
  );

  it('leaves out titles and search words', () => {
    expect(problemsOf('计算', 'fba calculator', 'catalogue.keywords')).toEqual([]);
  });
});

describe('the names of tools in docs', () => {
  const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`);
  const toolPages = readdirSync(join(ROOT, 'libs/tools')).map((id) => `libs/tools/${id}/README.md`);
  const titles = toolTitles(localeTexts(ROOT));
  const nearNames = nearNameFinder(titles);
  /** Other things of that name. */
  const OTHERS = /^(?:\S+ )?(?:load generator|sync generator|fee calculators)$/i;

  it('are the titles of the catalogue', () => {
    const found = ['README.md', ...docs, ...toolPages].flatMap((file) =>
      nearNames(read(file))
        .filter((name) => !OTHERS.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are the headings of the tools’ pages', () => {
    const headings = toolPages.map((file) => /^# (.*)$/m.exec(read(file))?.[1]);
    expect(headings.sort()).toEqual(titles.map(({ en }) => en).sort());
  });
});
