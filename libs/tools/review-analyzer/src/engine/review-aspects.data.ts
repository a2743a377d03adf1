/** Aspects mentioned in reviews. Their names are in the locales. */
export const ASPECTS = [
  'quality',
  'value',
  'size',
  'appearance',
  'ease-of-use',
  'durability',
  'packaging',
  'delivery',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Fictional quotes in English. */
export interface AspectQuotes {
  readonly positive: readonly [string, string];
  readonly negative: readonly [string, string];
}

export const QUOTES: Readonly<Record<Aspect, AspectQuotes>> = {
  quality: {
    positive: ['Feels solid, much better made than I expected.', 'Clean finish and no sharp edges anywhere.'],
    negative: ['Looks cheap in the hand, the seams are uneven.', 'Mine arrived with scratches all over.'],
  },
  value: {
    positive: ['For this price you cannot go wrong.', 'Does the same as one that costs twice as much.'],
    negative: ['Overpriced for what it is.', 'I saw it for less a week later.'],
  },
  size: {
    positive: ['Just the right size for my bag.', 'True to the measurements in the listing.'],
    negative: ['Smaller than the pictures make you think.', 'Does not fit where it should.'],
  },
  appearance: {
    positive: ['The color is exactly as shown.', 'Looks lovely on the shelf.'],
    negative: ['The color is duller than in the photos.', 'The logo is far too big.'],
  },
  'ease-of-use': {
    positive: ['Ready in two minutes without the manual.', 'My parents handle it without any help.'],
    negative: ['The instructions make no sense.', 'You need three hands to close it.'],
  },
  durability: {
    positive: ['A year of daily use and still like new.', 'Dropped it twice, not a mark.'],
    negative: ['Broke after three weeks.', 'The coating started to peel within a month.'],
  },
  packaging: {
    positive: ['Well packed, ready to give as a gift.', 'No plastic in the box, nice.'],
    negative: ['The box was crushed when it came.', 'One part was loose inside the package.'],
  },
  delivery: {
    positive: ['Came a day earlier than promised.', 'Arrived quickly and complete.'],
    negative: ['Took much longer than announced.', 'The parcel was left out in the rain.'],
  },
};

/** Words used in reviews of any product, in English. */
export const MENTIONED_WORDS = {
  positive: [
    'sturdy',
    'easy to clean',
    'great value',
    'lightweight',
    'well made',
    'comfortable',
    'quiet',
    'stylish',
  ],
  negative: ['leaks', 'too small', 'broke', 'smells', 'flimsy', 'hard to open', 'scratched', 'late'],
} as const;
