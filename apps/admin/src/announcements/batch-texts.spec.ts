import { outcomeOf } from './batch-texts.ts';

const network = { isNetwork: true };
const refused = { isNetwork: false };

describe('what came of a batch', () => {
  it.each([
    [3, [], 'all'],
    [0, [network, network], 'network'],
    [0, [network, refused], 'some'],
    [0, [refused], 'some'],
    [1, [network], 'some'],
  ] as const)('with %d done and failures %j is "%s"', (succeeded, failed, outcome) => {
    expect(outcomeOf({ succeeded, failed })).toBe(outcome);
  });
});
