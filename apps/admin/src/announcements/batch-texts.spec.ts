import { outcomeOf } from './batch-texts.ts';

const network = { isNetwork: true };
const rejected = { isNetwork: false };

describe('the result text of a batch', () => {
  it.each([
    [3, [], 'all'],
    [0, [network, network], 'network'],
    [0, [network, rejected], 'some'],
    [0, [rejected], 'some'],
    [1, [network], 'some'],
  ] as const)('with %d done and failures %j is "%s"', (succeeded, failed, outcome) => {
    expect(outcomeOf({ succeeded, failed })).toBe(outcome);
  });
});
