import type { StorageTable } from './rate-card.ts';

/** Storage in the US since 2024-04-01; the cards of 2024 and of 2026 both have it. */
export const US_STORAGE_2024_04_01: StorageTable = {
  effectiveFrom: '2024-04-01',
  source: {
    name: 'Amazon Seller Central, FBA monthly inventory storage fees, unchanged in 2026',
    url: 'https://sellercentral.amazon.com/help/hub/reference/external/GJ9NNG7RK4TU6E3Z',
  },
  checkedOn: '2026-11-21',
  confidence: 'confirmed',
  seasons: {
    'non-peak': { from: '01-01', until: '09-30' },
    peak: { from: '10-01', until: '12-31' },
  },
  general: {
    standard: { 'non-peak': 0.78, peak: 2.4 },
    oversize: { 'non-peak': 0.56, peak: 1.4 },
  },
  apparel: null,
  dangerous: {
    standard: { 'non-peak': 0.99, peak: 3.63 },
    oversize: { 'non-peak': 0.78, peak: 2.43 },
  },
};
