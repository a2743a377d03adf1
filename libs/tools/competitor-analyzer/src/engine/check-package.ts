import { checkInput, type Problem } from '@seller-toolbox/tool-contract';
import { sellerPackageSchema, type SellerPackage } from './seller-package.schema.ts';

type Measures = Omit<SellerPackage, 'unitSystem'>;

export interface CheckedPackage {
  /** The package, with null for each measure that is out of bounds. */
  readonly accepted: SellerPackage;
  /** The measures that are out of bounds. */
  readonly rejected: Partial<Measures>;
  /** Why, with the name of the measure as path. */
  readonly problems: readonly Problem[];
}

/** Separates the measures that are out of bounds, so that one of them costs the fee only and not the whole result. */
export function checkPackage(packed: SellerPackage): CheckedPackage {
  const checked = checkInput(sellerPackageSchema, packed);
  const problems = checked.ok ? [] : checked.problems;
  const invalid = new Set(problems.map(({ path }) => path));
  const { unitSystem, ...measures } = packed;
  const only = (isTaken: (name: string) => boolean): Partial<Measures> =>
    Object.fromEntries(Object.entries(measures).filter(([name]) => isTaken(name)));
  const none = { length: null, width: null, height: null, weight: null };
  return {
    accepted: { ...none, ...only((name) => !invalid.has(name)), unitSystem },
    rejected: only((name) => invalid.has(name)),
    problems,
  };
}
