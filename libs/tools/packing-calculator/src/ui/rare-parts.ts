// One file for what most visits do not show: a load over several cartons, a carton to add, older limits.
export { MadeToMeasure } from './made-to-measure.tsx';
export { RulesInForce } from './rules-in-force.tsx';
export { SeveralCartons } from './several-cartons.tsx';
