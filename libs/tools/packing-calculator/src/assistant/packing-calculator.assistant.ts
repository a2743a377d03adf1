import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { PACKING_RULES } from '../engine/packing-rules.data.ts';
import type { engine } from '../engine/packing-calculator.engine.ts';

export const assistant = {
  description:
    'Use to find the carton for a load of boxes and how to place them, within limits of size and weight. Centimeters and kilograms only: convert first (unit-converter). Mode `recommend` picks the best of the cartons, `optimize` packs into the one named by `cartonId`. Gives the carton, utilization as a share of its volume, weight for freight, what did not fit (`unplaced`), and positions of the boxes; `cartonsNeeded` where one carton is not enough, divided so that the freight of all together is as low as the search finds.',
  fields: {
    ruleSet:
      'Which published figures to use, by the id of the rule set (see list_rule_sets). Leave out for the figures in force today.',
    mode: '`recommend`: choose a carton; `optimize`: pack into `cartonId`.',
    cartonId: 'Id of the carton for `optimize`.',
    cartons: 'The cartons to choose from, in centimeters and kilograms; left out, seven common ones.',
    'cartons[].id': 'Any id, unique in the list.',
    'cartons[].maxWeight': 'Maximum weight of the packed carton in kilograms.',
    boxes: 'What is to be packed; all boxes together at most 1,000.',
    'boxes[].id': 'Any id, unique in the list.',
    'boxes[].length': 'Centimeters.',
    'boxes[].width': 'Centimeters.',
    'boxes[].height': 'Centimeters, upright.',
    'boxes[].weight': 'Kilograms of one box.',
    'boxes[].quantity': 'Number of such boxes.',
    'boxes[].isFragile': 'Whether it needs the larger buffer to the walls.',
    'boxes[].uprightSides':
      'The sides that may stand upright; name all three where the box may be turned any way.',
    rules:
      'Single figures that replace those of the rule set: maximum side and weight, buffers, volumetric divisor, freight rate.',
    'rules.freightBy':
      '`kg`: freight per chargeable kilogram (`freightRate`); `m3`: per cubic meter of the cartons.',
    'rules.cubicMeterRate': 'Dollars per cubic meter, for `freightBy` `m3`.',
    support: '`full`: each box lies wholly on others or on the floor; `none`: it may overhang.',
    effort: 'How many placements to try; more may pack better and takes longer.',
  },
  ruleFigures: PACKING_RULES,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
