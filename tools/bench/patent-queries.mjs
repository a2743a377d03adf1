// @ts-check
/**
 * @typedef {Partial<import('@seller-toolbox/contracts').DesignPatentsQuery>} Query
 * @typedef {(at: number) => string} TitleOf the title of a made design
 */

const WORDS = ['lamp', 'shoe', 'fan', 'backpack'];
const MISSPELT = ['botle', 'vehicel', 'lampe folding', 'contaner', 'utensill'];

/**
 * Searches by what they ask for; each run gets another number.
 * @type {Record<string, (at: number, titleOf: TitleOf) => Query>}
 */
export const QUERIES = {
  'a common word': () => ({ q: 'bottle' }),
  'two words': (at) => ({ q: `insulated ${WORDS[at % WORDS.length]}` }),
  'a rare word': (at, titleOf) => ({
    q: titleOf(at * 977)
      .split(' ')
      .at(-3),
  }),
  'a misspelt word': (at) => ({ q: MISSPELT[at % MISSPELT.length] }),
  'a misspelt rare word': (at, titleOf) => ({
    q: `${titleOf(at * 977)
      .split(' ')
      .at(-3)}xx`,
  }),
  'no such word': () => ({ q: 'xylophone zebra' }),
  'a number': (at) => ({ q: `D${1_000_000 + at * 7_001}` }),
  'a class': () => ({ class: '07' }),
  'a word in a class': () => ({ q: 'lamp', class: '26-05' }),
  'an owner': () => ({ assignee: 'example outdoor koba1' }),
  'an owner of many': () => ({ assignee: 'example outdoor' }),
  'a phrase': () => ({ q: '"table lamp"' }),
  'without a word': () => ({ q: 'lamp -folding' }),
  'expired of all': () => ({ status: 'expired' }),
  'expired in a span': () => ({ q: 'shoe', status: 'expired', from: '2000-01-01', to: '2012-01-01' }),
  'newest of all': () => ({}),
  'the last page': () => ({ q: 'bottle', page: 50 }),
};
