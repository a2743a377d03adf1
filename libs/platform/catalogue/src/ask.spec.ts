import secondAuthor from '@seller-toolbox/ask/ask-phrases-second-author.json';
import thirdAuthor from '@seller-toolbox/ask/ask-phrases-third-author.json';
import firstAuthor from '@seller-toolbox/ask/ask-phrases.json';
import { isLanguage, LANGUAGE_CODES } from '@seller-toolbox/words';
import { ask } from './ask.ts';

const question = { now: Date.UTC(2026, 10, 23, 12), timeZone: 'Asia/Shanghai' };
const MIN_RIGHT = 0.95;

describe.each([
  { author: 'the first author', phrases: firstAuthor },
  { author: 'an author who had not read the recognizers', phrases: secondAuthor },
  { author: 'another author who had not read them', phrases: thirdAuthor },
])('ask, with the phrases of $author', ({ phrases }) => {
  it('has at least 200 of them, in each language', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(200);
    expect(new Set(phrases.map(({ lang }) => lang))).toEqual(new Set(LANGUAGE_CODES));
  });

  it('puts a right tool on top for at least 95 percent', async () => {
    const wrong = [];
    for (const { phrase, lang, tool } of phrases) {
      const language = isLanguage(lang) ? lang : 'en';
      const [best] = await ask({ ...question, text: phrase, language }, 5);
      if (!tool.split('|').includes(best?.toolId ?? ''))
        wrong.push(`${lang} ${JSON.stringify(phrase)}: ${best?.toolId} instead of ${tool}`);
    }
    if (wrong.length > phrases.length * (1 - MIN_RIGHT)) expect(wrong).toEqual([]);
  });
});
