// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const tools: readonly ToolManifest[] = [
  {"id":"title-analyzer","category":"optimization","status":"ready","hot":true,"icon":"search-check","order":20,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"fba-calculator","category":"financial","status":"ready","hot":true,"icon":"calculator","order":20,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
  {"id":"unit-converter","category":"management","status":"ready","hot":true,"icon":"ruler","order":10,"since":"2026-11-21","runsIn":"main","sampleData":false,"needs":[],"formerIds":[]},
];
