import type { Finding, Problem } from '@seller-toolbox/tool-contract';
import { choiceOf } from './choices.ts';
import type { ToolProducts } from './input-from-product.ts';
import { valueAt } from './paths.ts';
import type { Product, ProductField } from './product.schema.ts';

type Hook = Partial<Pick<ToolProducts, 'gaps' | 'reads'>>;

/** What the figures of a product lack. */
export interface Gaps {
  readonly findings: readonly Finding[];
  /** Fields that the product lacks, or that are none of their choices. */
  readonly fields: readonly ProductField[];
  /** Paths of the results that are left empty. */
  readonly blanks: readonly string[];
  /** The findings with which results are left empty, and the fields, as problems of the input. */
  readonly problems: readonly Problem[];
}

const NONE: Gaps = { findings: [], fields: [], blanks: [], problems: [] };

/** What an output, or an element of its list, lacks for a product without some fields: the first finding of each gap. */
export function gapsOf(
  { gaps, reads = [] }: Hook,
  element: unknown,
  lacking: readonly ProductField[] = [],
): Gaps {
  if (!gaps) return NONE;
  const value = valueAt(element, gaps.path);
  const findings = Array.isArray(value) ? (value as readonly Finding[]) : [];
  return gaps.of.reduce((all: Gaps, gap) => {
    const { blanks = [] } = gap;
    if ('field' in gap) {
      if (!lacking.includes(gap.field)) return all;
      const path = reads.find(({ field }) => field === gap.field)?.path ?? gap.field;
      return withGap(all, {
        fields: [gap.field],
        blanks,
        problems: blanks.length > 0 ? [{ path, code: 'required' }] : [],
      });
    }
    const code = gap.findings.find((one) => findings.some((finding) => finding.code === one));
    const found = findings.filter((finding) => finding.code === code).slice(0, 1);
    if (code === undefined) return all;
    return withGap(all, { findings: found, blanks, problems: blanks.length > 0 ? [{ path: '', code }] : [] });
  }, NONE);
}

function withGap(all: Gaps, more: Partial<Gaps>): Gaps {
  const { findings = [], fields = [], blanks = [], problems = [] } = more;
  return {
    findings: [...all.findings, ...findings],
    fields: [...all.fields, ...fields],
    blanks: [...all.blanks, ...blanks],
    problems: [...all.problems, ...problems],
  };
}

/** The fields of the tool's gaps that a product lacks, or that are none of their choices. */
export function lackingFields({ gaps, reads = [] }: Hook, product: Product): readonly ProductField[] {
  return (gaps?.of ?? []).flatMap((gap) => {
    if (!('field' in gap)) return [];
    const choices = reads.find(({ field }) => field === gap.field)?.choices;
    const value = product[gap.field];
    const isLacking = choices
      ? typeof value === 'string' && choiceOf(choices, value) === undefined
      : value === undefined;
    return isLacking ? [gap.field] : [];
  });
}
