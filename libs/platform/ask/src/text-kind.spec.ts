import { readTextKind } from './text-kind.ts';

describe('readTextKind', () => {
  it.each([
    ['Stainless Steel Water Bottle 32 oz, Leakproof, for Gym', 'title'],
    ['北欧风陶瓷花瓶摆件客厅插花干花装饰品简约', 'title'],
    ['yoga mat, exercise mat, pilates mat', 'keywords'],
    ['水筒、ステンレスボトル、保温ボトル', 'keywords'],
    ['a\nb\nc', 'keywords'],
    ['水筒,マイボトル,子供 水筒', 'keywords'],
    ['dog bed large washable orthopedic pet sofa calming cushion puppy kennel', 'keywords'],
    ['a dog bed with a washable cover for large dogs and puppies', 'title'],
    ['yoga mat', null],
    ['100 cm, 200 cm, 300 cm', null],
    ['https://example.com/a-long-address-of-a-page', null],
  ])('of %j is %s', (text, kind) => {
    expect(readTextKind(text)).toBe(kind);
  });
});
