import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { engine } from '../title-fixer.engine.ts';
import { claimRemoval } from './claim-removal.ts';
import { cleanText } from './clean-text.ts';

/** What is left of a title by the rules of a marketplace, its phrases between commas. */
function cleaned(title: string, marketplace: string, language: string): string {
  const input = engine.inputSchema.parse({ title, marketplace, brand: 'Acme' });
  const rules = titleRules(input, parseMessage(''), findClaims, claimRemoval);
  return cleanText(checkTitle(title, rules).parsedTitle, rules, language)
    .text.split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '))
    .filter((phrase) => phrase !== '')
    .join(', ');
}

describe('what belonged to a claim or offer goes with it', () => {
  it.each([
    [
      'words before it',
      'Acme Zelt Grün jetzt 20% Rabatt Dach mit Fenster',
      'DE',
      'Acme Zelt Grün, Dach mit Fenster',
    ],
    [
      'a code after it',
      'Acme Zelt Grün 20% Rabatt mit Code ZELT20 Dach faltbar',
      'DE',
      'Acme Zelt Grün, Dach faltbar',
    ],
    [
      'a word between two',
      'Acme Zelt Grün Testsieger beste Sicht garantiert Dach faltbar',
      'DE',
      'Acme Zelt Grün, Dach faltbar',
    ],
    [
      'where it is the best',
      'Acme Tente Verte le meilleur du marché toit pliable',
      'FR',
      'Acme Tente Verte, toit pliable',
    ],
    [
      'what is the best, if it is said elsewhere',
      'Acme Camping Tent Green, Acme best tent in Australia hurry limited stock, Steel Poles',
      'AU',
      'Acme Camping Tent Green, Acme, Steel Poles',
    ],
    [
      'a phrase between phrases of praise',
      'Acme Camping Tent, Green, best on Amazon, salon results promised, limited time deal, Steel Poles',
      'US',
      'Acme Camping Tent, Green, Steel Poles',
    ],
    [
      'a noun of praise before the brand',
      'Tent Green amazing quality Acme Steel Poles',
      'US',
      'Tent Green, Acme Steel Poles',
    ],
    [
      'an address',
      'Acme Tent Green write acme@tents.example Steel Poles',
      'US',
      'Acme Tent Green write Steel Poles',
    ],
    [
      'a messenger',
      'Acme Tent Green add WeChat acme_tents88 Steel Poles',
      'US',
      'Acme Tent Green, Steel Poles',
    ],
  ])('%s: %s', (_what, title, marketplace, expected) => {
    const language = { DE: 'de', FR: 'fr' }[marketplace] ?? 'en';
    expect(cleaned(title, marketplace, language)).toBe(expected);
  });

  it.each([
    [
      'a fact between two',
      'Acme Tent, hot sale, Steel Poles, limited time deal, Green',
      'Acme Tent, Steel Poles, Green',
    ],
    [
      'a figure between two',
      'Acme Tent, hot sale, 14 pegs, limited time deal, Green',
      'Acme Tent, 14 pegs, Green',
    ],
    ['a phrase beside one', 'Acme Tent, Rainbow Walls, limited time deal', 'Acme Tent, Rainbow Walls'],
    ['"in" before a color', 'Acme Tent Walls, the Lightest in Green', 'Acme Tent Walls, in Green'],
  ])('%s stays: %s', (_what, title, expected) => {
    expect(cleaned(title, 'US', 'en')).toBe(expected);
  });
});
