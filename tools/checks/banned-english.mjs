// @ts-check

/**
 * Words that are banned in code and docs (`plain-words.mjs`) and in the English texts of the site (`text-style.mjs`), and what to write
 * instead. Each of the two has further words of its own.
 * @type {readonly [wrong: RegExp, right: string][]}
 */
export const BANNED_ENGLISH = [
  [/\btold\b|\btell(s|ing)? of\b/i, 'say, report, show, notify'],
  [
    /\b(stand(s|ing)?|stood) (in|for|on|at|here|there|beside|between|below|above|alone|once|twice|first|as|together)\b/i,
    'is in, means',
  ],
  [/\b(no|any|every|some)body\b/i, 'no one, no caller, a client, a visitor'],
  [/\bwhoever\b/i, 'the caller, the visitor, who'],
  [/\bmend(s|ed|ing|able)?\b/i, 'fix, correct, repair'],
  [/\bdear(er|est|ly)?\b/i, 'expensive, high'],
  [/\breckon(s|ed|ing)?\b/i, 'compute, count, calculate'],
  [/\basks for\b/i, 'requires, requests'],
  [/\b(is|are|was|were|be|been|being|not|none is) asked for\b/i, 'is required, is requested'],
  [/\bthere (is|are|was|were) no such\b/i, '... not found, without it'],
  [/\bcom(es?|ing) on top\b/i, 'is added, applies too'],
  [/\banew\b/i, 'again'],
];
