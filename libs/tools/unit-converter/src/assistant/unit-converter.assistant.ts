import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/unit-converter.engine.ts';

export const assistant = {
  description:
    'Use to convert a value between units of length, weight, volume, area, temperature, power or energy, or the two or three sides of a size together. `result` has six significant digits, `exact` fifteen, and `table` has the value in every unit of the category.',
  keyFigure: 'the converted value in the unit `to`',
  fields: {
    category: 'The kind of quantity; it decides which units exist.',
    value: 'The value to convert; null gives only the table of units.',
    from: 'Id of the unit to convert from, such as `in`, `lb`, `floz`, `c`; an unknown one is rejected. Left out, the first unit of the category.',
    to: 'Id of the unit to convert to; left out, the second unit of the category. `table` of an answer lists all ids.',
    values: 'Up to three more values to convert the same way, such as the sides of a box.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
