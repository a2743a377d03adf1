import type { StorageTable } from './rate-card.ts';

/** Euros per cubic meter and month in Germany, France, Italy and Spain. */
export const EUROPE_STORAGE_2026_02_01: Pick<StorageTable, 'general' | 'apparel' | 'dangerous'> = {
  general: {
    standard: { 'non-peak': 27.54, peak: 52.2 },
    oversize: { 'non-peak': 21.78, peak: 34.49 },
  },
  apparel: {
    standard: { 'non-peak': 19.99, peak: 29.23 },
    oversize: { 'non-peak': 21.78, peak: 34.49 },
  },
  dangerous: {
    standard: { 'non-peak': 30, peak: 50.51 },
    oversize: { 'non-peak': 27.5, peak: 43.89 },
  },
};
