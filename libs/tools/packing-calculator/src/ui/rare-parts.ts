// One file for what most visits do not use: pasted rows, another box, sides that face up, own cartons, findings, several cartons, older limits.
export { withNewBox } from './boxes/new-box.ts';
export { parseBoxRows, rowsTaken } from './boxes/rows-taken.ts';
export { PasteForm } from './boxes/paste-form.tsx';
export { PersonalCartonPanel } from './cartons/personal-carton-panel.tsx';
export { Findings } from './findings.tsx';
export { MadeToMeasure } from './made-to-measure.tsx';
export { RulesInForce } from './rules-in-force.tsx';
export { SeveralCartons } from './several-cartons.tsx';
export { UprightChoices } from './boxes/upright-choices.tsx';
