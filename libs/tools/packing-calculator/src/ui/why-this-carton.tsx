import type { Tool } from '@seller-toolbox/tool-kit';
import { Suspense } from 'react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import { findingsOf } from './findings-of.ts';
import { Findings, MadeToMeasure } from './lazy-parts.ts';

export interface WhyThisCartonProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
}

/** Why this carton: its findings, and the carton made to measure that costs less. */
export function WhyThisCarton({ tool, output, shown }: WhyThisCartonProps) {
  const listed = findingsOf(shown).filter(({ code }) => !SHOWN_ELSEWHERE.includes(code));
  return (
    <Suspense fallback={null}>
      {listed.length > 0 && <Findings findings={listed} />}
      {!output.made && <MadeToMeasure tool={tool} output={output} />}
    </Suspense>
  );
}

/** The drawing, the freight and the carton made to measure show these with figures. */
const SHOWN_ELSEWHERE = ['smaller-carton', 'optimize-packaging', 'made-to-measure'];
