import { hasAsinForm } from '@seller-toolbox/reference-data/asin';

/** From so many digits on, a word is the number of a product or a patent; our own choice. */
const MIN_NUMBER_DIGITS = 6;
/** Where the seed has nothing else. */
const NEUTRAL_SEED = 'sample product';

/** The seed of made-up keywords: without ASINs and numbers, so that no invented figure seems to be of a real product. */
export function sampleSeed(seed: string): string {
  const words = seed.split(/\s+/u).filter((word) => word !== '');
  const kept = words.filter((word) => !isProductNumber(word.normalize('NFKC')));
  if (kept.length === words.length) return seed;
  return kept.length === 0 ? NEUTRAL_SEED : kept.join(' ');
}

function isProductNumber(word: string): boolean {
  const digits = word.replace(/\D/g, '').length;
  return digits >= MIN_NUMBER_DIGITS || (digits > 0 && hasAsinForm(word));
}
