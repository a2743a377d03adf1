import { ALL_LANGUAGES } from './all-languages.ts';
import { compileLexicon } from './lexicon.ts';
import type { ReviewLanguage } from './review-languages.data.ts';
import { sentenceSentiment, sentimentOfScore } from './sentence-sentiment.ts';

function sentimentIn(language: ReviewLanguage, text: string) {
  const words = ALL_LANGUAGES.get(language);
  if (!words) throw new Error(`no words for ${language}`);
  return sentenceSentiment(text, compileLexicon(words));
}

it.each([
  ['en', 'I love it.', 'positive'],
  ['en', 'I do not love it.', 'negative'],
  ['en', 'It does not leak.', 'positive'],
  ['en', 'Far too heavy for my bag.', 'negative'],
  ['en', 'Not too heavy for my bag.', 'positive'],
  ['en', 'The handle is nice, but it broke.', 'negative'],
  ['en', 'It broke, but the seller is excellent.', 'positive'],
  ['en', 'Although the box was dented, it is perfect.', 'positive'],
  ['en', 'The cable has two ends.', 'neutral'],
  ['en', 'Is it good?', 'neutral'],
  ['de', 'Das gefällt mir leider nicht.', 'negative'],
  ['de', 'Viel zu klein.', 'negative'],
  ['de', 'Leicht zu reinigen.', 'positive'],
  ['de', 'Nicht besonders.', 'negative'],
  ['de', 'Nicht besonders gut.', 'negative'],
  ['de', 'Unglaublich schlecht.', 'negative'],
  ['en', 'Exceptionally poor.', 'negative'],
  ['en', 'Pretty good.', 'positive'],
  ['es', 'Súper incómodo.', 'negative'],
  ['it', 'Super rumoroso.', 'negative'],
  ['en', "Couldn't be more pleased.", 'positive'],
  ['en', "Couldn't be more disappointed.", 'negative'],
  ['en', 'Loved it until the strap broke.', 'negative'],
  ['en', "Can't recommend it enough.", 'positive'],
  ['en', 'He cut it in the car.', 'neutral'],
  ['es', 'No tiene ningún problema.', 'positive'],
  ['es', 'No podría estar más contenta.', 'positive'],
  ['es', 'No estoy contenta.', 'negative'],
  ['es', 'Menos suave de lo que esperaba.', 'negative'],
  ['es', 'Mide una mano.', 'neutral'],
  ['es', 'Funcionaba genial hasta que se rompió.', 'negative'],
  ['fr', 'Posé sur la table.', 'neutral'],
  ['fr', 'Plus beau que sur la photo.', 'positive'],
  ['fr', 'Pas mal du tout.', 'positive'],
  ['fr', 'Très déçue.', 'negative'],
  ['fr', 'Trop petit.', 'negative'],
  ['es', 'No es malo.', 'positive'],
  ['es', 'Bonito, pero se rompió.', 'negative'],
  ['it', 'Non è affidabile.', 'negative'],
  ['it', 'Molto comodo.', 'positive'],
  // The concession before "but" went on behind it.
  ['zh', '虽然贵但是很好用。', 'positive'],
  ['en', 'Although it is heavy but it works great.', 'positive'],
  ['ja', '満足です。', 'positive'],
  ['ja', '満足していません。', 'negative'],
  ['ja', 'デザインは良いですが、すぐに壊れました。', 'negative'],
  ['zh', '质量很好。', 'positive'],
  ['zh', '不结实。', 'negative'],
  ['zh', '好看，但是太小了。', 'negative'],
  ['zh', '品質很差，後悔買了。', 'negative'],
] as const)('in %s, "%s" is %s', (language, text, sentiment) => {
  expect(sentimentIn(language, text)).toBe(sentiment);
});

it.each([
  [0.31, 'positive'],
  [0.3, 'neutral'],
  [-0.3, 'neutral'],
  [-0.31, 'negative'],
])('sentimentOfScore(%d) is %s', (score, sentiment) => {
  expect(sentimentOfScore(score)).toBe(sentiment);
});
