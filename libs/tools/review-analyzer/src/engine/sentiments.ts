/** How a review or a sentence speaks of the product; beside the schemas, so that a page can load it without them. */
export const SENTIMENTS = ['positive', 'negative', 'neutral'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];
