// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolScreenModule } from '../tool-screen.ts';

export const screenLoaders: Readonly<Record<string, () => Promise<ToolScreenModule>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/ui').then((entry) => ({ default: entry.TitleFixer })),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/ui').then((entry) => ({ default: entry.TitleAnalyzer })),
  'listing-optimizer': () => import('@seller-toolbox/listing-optimizer/ui').then((entry) => ({ default: entry.ListingOptimizer })),
  'keyword-density': () => import('@seller-toolbox/keyword-density/ui').then((entry) => ({ default: entry.KeywordDensity })),
  'keyword-combiner': () => import('@seller-toolbox/keyword-combiner/ui').then((entry) => ({ default: entry.KeywordCombiner })),
  'case-converter': () => import('@seller-toolbox/case-converter/ui').then((entry) => ({ default: entry.CaseConverter })),
  'image-checker': () => import('@seller-toolbox/image-checker/ui').then((entry) => ({ default: entry.ImageChecker })),
  'profit-calculator': () => import('@seller-toolbox/profit-calculator/ui').then((entry) => ({ default: entry.ProfitCalculator })),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/ui').then((entry) => ({ default: entry.FbaCalculator })),
  'currency-converter': () => import('@seller-toolbox/currency-converter/ui').then((entry) => ({ default: entry.CurrencyConverter })),
  'keyword-researcher': () => import('@seller-toolbox/keyword-researcher/ui').then((entry) => ({ default: entry.KeywordResearcher })),
  'competitor-analyzer': () => import('@seller-toolbox/competitor-analyzer/ui').then((entry) => ({ default: entry.CompetitorAnalyzer })),
  'review-analyzer': () => import('@seller-toolbox/review-analyzer/ui').then((entry) => ({ default: entry.ReviewAnalyzer })),
  'design-patent-search': () => import('@seller-toolbox/design-patent-search/ui').then((entry) => ({ default: entry.DesignPatentSearch })),
  'unit-converter': () => import('@seller-toolbox/unit-converter/ui').then((entry) => ({ default: entry.UnitConverter })),
  'packing-calculator': () => import('@seller-toolbox/packing-calculator/ui').then((entry) => ({ default: entry.PackingCalculator })),
  'world-clock': () => import('@seller-toolbox/world-clock/ui').then((entry) => ({ default: entry.WorldClock })),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/ui').then((entry) => ({ default: entry.AmzSellerCalendar })),
  'reference-table': () => import('@seller-toolbox/reference-table/ui').then((entry) => ({ default: entry.ReferenceTable })),
  'qr-code-generator': () => import('@seller-toolbox/qr-code-generator/ui').then((entry) => ({ default: entry.QrCodeGenerator })),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/ui').then((entry) => ({ default: entry.BarcodeLabels })),
  'restock-planner': () => import('@seller-toolbox/restock-planner/ui').then((entry) => ({ default: entry.RestockPlanner })),
  'word-frequency-analyzer': () => import('@seller-toolbox/word-frequency-analyzer/ui').then((entry) => ({ default: entry.WordFrequencyAnalyzer })),
  'search-term-analyzer': () => import('@seller-toolbox/search-term-analyzer/ui').then((entry) => ({ default: entry.SearchTermAnalyzer })),
};
