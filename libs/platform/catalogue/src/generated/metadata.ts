// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const tools: readonly ToolManifest[] = [
  {"id":"title-fixer","category":"optimization","status":"ready","hot":true,"icon":"wrench","order":10,"since":"2026-11-21","runsIn":"main","maxRunMs":5000,"sampleData":false,"needs":["ai"],"formerIds":[]},
  {"id":"title-analyzer","category":"optimization","status":"ready","hot":true,"icon":"search-check","order":20,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":["ai"],"formerIds":[]},
  {"id":"listing-optimizer","category":"optimization","status":"ready","developingIn":"specification","hot":false,"icon":"list-checks","order":30,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"keyword-density","category":"optimization","status":"ready","hot":false,"icon":"percent","order":40,"since":"2026-11-21","runsIn":"worker","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"keyword-combiner","category":"optimization","status":"ready","hot":false,"icon":"combine","order":50,"since":"2026-11-21","runsIn":"main","longAbove":{"limit":1000},"sampleData":false,"needs":[],"formerIds":[]},
  {"id":"case-converter","category":"optimization","status":"ready","hot":false,"icon":"case-sensitive","order":60,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"image-checker","category":"optimization","status":"ready","hot":false,"icon":"image","order":70,"since":"2026-11-22","runsIn":"worker","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"profit-calculator","category":"financial","status":"ready","hot":false,"icon":"coins","order":10,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":["rates"],"formerIds":[]},
  {"id":"fba-calculator","category":"financial","status":"ready","hot":true,"icon":"calculator","order":20,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"currency-converter","category":"financial","status":"ready","hot":false,"icon":"arrow-left-right","order":30,"since":"2026-11-22","runsIn":"main","sampleData":false,"needs":["rates"],"formerIds":[]},
  {"id":"keyword-researcher","category":"research","status":"ready","developingIn":"specification","hot":false,"icon":"search","order":10,"since":"2026-11-22","runsIn":"worker","sampleData":true,"needs":[],"formerIds":[]},
  {"id":"competitor-analyzer","category":"research","status":"ready","developingIn":"specification","hot":false,"icon":"users","order":20,"since":"2026-11-22","runsIn":"worker","sampleData":true,"needs":[],"formerIds":[]},
  {"id":"review-analyzer","category":"research","status":"ready","developingIn":"specification","hot":false,"icon":"message-square","order":30,"since":"2026-11-22","runsIn":"worker","sampleData":true,"needs":[],"formerIds":[]},
  {"id":"design-patent-search","category":"research","status":"ready","developingIn":"specification","hot":false,"icon":"stamp","order":40,"since":"2026-11-21","runsIn":"main","sampleData":true,"needs":["patents"],"formerIds":[]},
  {"id":"unit-converter","category":"management","status":"ready","hot":true,"icon":"ruler","order":10,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"packing-calculator","category":"management","status":"ready","developingIn":"specification","hot":false,"icon":"package","order":30,"since":"2026-11-21","runsIn":"worker","maxRunMs":5000,"sampleData":false,"needs":[],"formerIds":[]},
  {"id":"world-clock","category":"management","status":"ready","hot":false,"icon":"globe","order":40,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"amz-seller-calendar","category":"management","status":"ready","hot":false,"icon":"calendar","order":50,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"reference-table","category":"management","status":"ready","hot":false,"icon":"table","order":60,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"qr-code-generator","category":"management","status":"ready","hot":false,"icon":"qr-code","order":70,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"barcode-labels","category":"management","status":"ready","hot":false,"icon":"barcode","order":75,"since":"2026-11-22","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"restock-planner","category":"management","status":"ready","hot":false,"icon":"truck","order":80,"since":"2026-11-22","runsIn":"worker","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"word-frequency-analyzer","category":"analytics","status":"ready","hot":false,"icon":"chart-bar","order":10,"since":"2026-11-21","runsIn":"worker","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"search-term-analyzer","category":"analytics","status":"ready","hot":false,"icon":"filter","order":20,"since":"2026-11-22","runsIn":"worker","sampleData":false,"needs":[],"formerIds":[]},
];

/** Tools with a showcase for the home page. */
export const showcaseIds: readonly string[] = ["title-analyzer","fba-calculator","packing-calculator"];
