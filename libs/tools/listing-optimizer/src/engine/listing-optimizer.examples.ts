import type { Engine } from '@seller-toolbox/tool-contract';
import type { inputSchema, outputSchema } from './listing-optimizer.schema.ts';

const LUNCH_BAG = {
  title:
    'Insulated Lunch Bag for Women and Men, Leakproof Cooler Tote with Shoulder Strap, Reusable Lunch Box for Work, School and Picnic, 10 L',
  bullets: [
    'Keeps food cold for 8 hours: 8 mm foam and a PEVA lining hold the chill from the morning to the afternoon break.',
    'Leakproof: The heat-sealed lining keeps soup and ice water inside, so that your papers and laptop stay dry.',
    'Room for a whole day: 10 liters take two meal boxes, a drink and fruit, and the front pocket holds cutlery and a napkin.',
    'Easy to clean.',
    '',
  ],
  description:
    'This lunch bag goes to the office, to school and on a day out. The foam walls keep salads crisp and drinks cold, and in winter they keep a thermos of soup warm. The lining is sealed at the seams and wipes clean in seconds. A wide zipper opens the bag all the way, so boxes stand flat beside each other. Carry it by the padded handle, or clip on the shoulder strap, which adjusts from 60 to 120 cm. Folded flat, the bag takes less room than a magazine. The outer fabric is a tear-resistant polyester that shrugs off light rain. Measures 28 x 17 x 24 cm.',
  searchTerms:
    'lunch bag, cooler bag, lunch box for adults, thermal tote, picnic cooler, meal prep bag, Lunch Bag, work lunch',
};

const TEN_TERMS = 'one, two, three, four, five, six, seven, eight, nine, ten';
const BULLET = 'A bullet point of usual length that says what the buyer gets from it';
const DESCRIPTION = `<p>${'What the buyer should know about the product. '.repeat(6)}</p>`;

/** The page opens with the first one: a typical listing with some issues. */
export const examples: Engine<typeof inputSchema, typeof outputSchema>['examples'] = [
  {
    name: 'lunch-bag',
    input: { ...LUNCH_BAG, marketplace: 'US', category: 'home' },
    env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
    expected: {
      ruleSet: 'title-2026-07-27',
      overallScore: 83,
      titleScore: 70,
      bulletScore: 80,
      descriptionScore: 100,
      keywordScore: 80,
    },
  },
  {
    name: 'lunch-bag-by-standard-figures',
    input: { ruleSet: 'standard', ...LUNCH_BAG, marketplace: 'US', category: 'home' },
    expected: {
      ruleSet: 'standard',
      overallScore: 84,
      titleScore: 100,
      bulletScore: 85,
      descriptionScore: 100,
      keywordScore: 50,
      issues: [
        { code: 'bullets-too-short', params: { min: 50, numbers: ['4'] } },
        { code: 'repeated-terms', params: { terms: ['lunch bag'] } },
        { code: 'few-terms', params: { min: 10, found: 8 } },
      ],
      suggestions: [
        { code: 'title-optimal' },
        { code: 'bullets-optimal' },
        { code: 'description-html-advised' },
      ],
      fields: {
        title: { length: 134, max: 200, state: 'within' },
        searchTerms: { terms: 8, maxBytes: null },
      },
    },
  },
  {
    name: 'everything-right',
    input: {
      ruleSet: 'standard',
      title: 'Insulated Lunch Bag with Shoulder Strap for Work and School',
      bullets: [BULLET, BULLET, BULLET],
      description: DESCRIPTION,
      searchTerms: TEN_TERMS,
    },
    expected: {
      overallScore: 100,
      issues: [],
      suggestions: [{ code: 'title-optimal' }, { code: 'bullets-optimal' }],
    },
  },
  {
    name: 'rules-of-2026-broken',
    input: {
      title: 'insulated lunch bag',
      bullets: ['eco-friendly™ 🔥 lining.', 'Tiny', 'Not applicable', 'A'.repeat(256), 'B'.repeat(255)],
      description: '<b>Bag</b> with a strap',
      searchTerms: `lunch, lunch ${'水筒'.repeat(41)} x`,
      ruleSet: 'title-2026-07-27',
    },
    expected: {
      overallScore: 31,
      titleScore: 70,
      bulletScore: 0,
      descriptionScore: 55,
      keywordScore: 0,
    },
  },
  {
    name: 'all-terms-beyond-the-bytes',
    input: {
      title: 'Lunch Bag',
      bullets: [],
      description: '',
      searchTerms: 'ä'.repeat(125),
      ruleSet: 'title-2026-07-27',
    },
    expected: {
      keywordScore: 0,
      fields: { searchTerms: { terms: 1, bytes: 250, maxBytes: 249, state: 'over' } },
    },
  },
  {
    name: 'empty-listing',
    input: {
      ruleSet: 'standard',
      title: '',
      bullets: ['', '', '', '', ''],
      description: ' ',
      searchTerms: ',',
    },
    expected: {
      overallScore: 15,
      titleScore: 0,
      bulletScore: 60,
      descriptionScore: 0,
      keywordScore: 0,
      issues: [
        { code: 'title-missing', severity: 'error' },
        { code: 'few-bullets', params: { min: 3, found: 0 } },
        { code: 'description-missing' },
        { code: 'terms-missing' },
      ],
      suggestions: [{ code: 'title-improve' }, { code: 'bullets-improve' }],
    },
  },
];
