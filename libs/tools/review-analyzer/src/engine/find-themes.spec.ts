import { ALL_LANGUAGES } from './all-languages.ts';
import { findThemes } from './find-themes.ts';
import { compileLexicon } from './lexicon.ts';
import type { ReviewLanguage } from './review-languages.data.ts';

function themesIn(language: ReviewLanguage, text: string) {
  const words = ALL_LANGUAGES.get(language);
  if (!words) throw new Error(`no words for ${language}`);
  return findThemes(text, compileLexicon(words));
}

it.each([
  ['en', 'The battery lasts all week.', ['battery']],
  ['en', 'It broke after two weeks.', ['durability']],
  ['en', 'The box was crushed and a glass broken.', ['packaging']],
  ['en', 'Great product.', []],
  ['en', 'A big fan, and not a small problem.', []],
  ['en', 'A big one.', ['size']],
  ['fr', 'Un grand merci.', []],
  ['fr', 'Un grand sac.', ['size']],
  ['fr', 'Va dans la machine à laver.', []],
  ['fr', "Mieux que ce que j'attendais.", []],
  ['fr', "J'attends toujours.", ['delivery']],
  ['de', 'Der Motor ist sehr laut.', ['noise']],
  ['fr', 'Excellent rapport qualité-prix.', ['price']],
  ['es', 'Huele a plástico.', ['smell']],
  ['it', 'Le istruzioni sono chiare.', ['instructions']],
  ['ja', '返品に応じてくれません。', ['customer-service']],
  ['zh', '物流很快。', ['delivery']],
  ['zh', '說明書看不懂。', ['instructions']],
] as const)('in %s, "%s" speaks of %j', (language, text, themes) => {
  expect(themesIn(language, text)).toEqual(themes);
});
