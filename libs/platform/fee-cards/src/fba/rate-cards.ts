import { AMAZON_AE_2025_08_01_CARD } from './rate-card-amazon-ae-2025-08-01.data.ts';
import { AMAZON_AU_2026_06_10_CARD } from './rate-card-amazon-au-2026-06-10.data.ts';
import { AMAZON_BE_2026_02_01_CARD } from './rate-card-amazon-be-2026-02-01.data.ts';
import { AMAZON_CA_2026_02_01_CARD } from './rate-card-amazon-ca-2026-02-01.data.ts';
import { AMAZON_DE_2026_02_01_CARD } from './rate-card-amazon-de-2026-02-01.data.ts';
import { AMAZON_ES_2026_02_01_CARD } from './rate-card-amazon-es-2026-02-01.data.ts';
import { AMAZON_FR_2026_02_01_CARD } from './rate-card-amazon-fr-2026-02-01.data.ts';
import { AMAZON_IN_2026_09_07_CARD } from './rate-card-amazon-in-2026-09-07.data.ts';
import { AMAZON_IT_2026_02_01_CARD } from './rate-card-amazon-it-2026-02-01.data.ts';
import { AMAZON_JP_2026_04_01_CARD } from './rate-card-amazon-jp-2026-04-01.data.ts';
import { AMAZON_MX_2026_06_04_CARD } from './rate-card-amazon-mx-2026-06-04.data.ts';
import { AMAZON_NL_2026_02_01_CARD } from './rate-card-amazon-nl-2026-02-01.data.ts';
import { AMAZON_PL_2026_02_01_CARD } from './rate-card-amazon-pl-2026-02-01.data.ts';
import { AMAZON_SE_2026_02_01_CARD } from './rate-card-amazon-se-2026-02-01.data.ts';
import { AMAZON_UK_2026_02_01_CARD } from './rate-card-amazon-uk-2026-02-01.data.ts';
import { AMAZON_US_2024_04_15_CARD } from './rate-card-amazon-us-2024-04-15.data.ts';
import { AMAZON_US_2026_01_15_CARD } from './rate-card-amazon-us-2026-01-15.data.ts';
import { STANDARD_CARD } from './rate-card-standard.data.ts';
import type { RateCard } from './rate-card.ts';
import type { RuleSetId } from './rule-sets.data.ts';

/** Every card by the id of its rule set. A newly published card is one more data file, one line here and one in the rule sets. */
export const RATE_CARDS: Readonly<Record<RuleSetId, RateCard>> = {
  standard: STANDARD_CARD,
  'amazon-us-2024-04-15': AMAZON_US_2024_04_15_CARD,
  'amazon-us-2026-01-15': AMAZON_US_2026_01_15_CARD,
  'amazon-uk-2026-02-01': AMAZON_UK_2026_02_01_CARD,
  'amazon-de-2026-02-01': AMAZON_DE_2026_02_01_CARD,
  'amazon-fr-2026-02-01': AMAZON_FR_2026_02_01_CARD,
  'amazon-it-2026-02-01': AMAZON_IT_2026_02_01_CARD,
  'amazon-es-2026-02-01': AMAZON_ES_2026_02_01_CARD,
  'amazon-nl-2026-02-01': AMAZON_NL_2026_02_01_CARD,
  'amazon-be-2026-02-01': AMAZON_BE_2026_02_01_CARD,
  'amazon-se-2026-02-01': AMAZON_SE_2026_02_01_CARD,
  'amazon-pl-2026-02-01': AMAZON_PL_2026_02_01_CARD,
  'amazon-ca-2026-02-01': AMAZON_CA_2026_02_01_CARD,
  'amazon-mx-2026-06-04': AMAZON_MX_2026_06_04_CARD,
  'amazon-ae-2025-08-01': AMAZON_AE_2025_08_01_CARD,
  'amazon-in-2026-09-07': AMAZON_IN_2026_09_07_CARD,
  'amazon-jp-2026-04-01': AMAZON_JP_2026_04_01_CARD,
  'amazon-au-2026-06-10': AMAZON_AU_2026_06_10_CARD,
};
