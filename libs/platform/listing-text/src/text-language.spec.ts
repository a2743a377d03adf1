import { languageOfWords } from './text-language.ts';

describe('languageOfWords', () => {
  it.each([
    ['die flasche hat einen deckel und ich mag die farbe', 'de'],
    ['la bouteille est dans le sac avec une paille', 'fr'],
    ['la botella con tapa para el gimnasio y los niños', 'es'],
    ['la borraccia per la palestra con il tappo e una tracolla', 'it'],
    ['botol ini dapat dibawa ke mana saja dan tidak bocor', 'id'],
    ['bình nước này của bạn và không rò rỉ', 'vi'],
    ['the bottle that you take to the gym', 'en'],
    ['nike die cast car', 'en'],
    ['trinkflasche für die schule', 'de'],
    ['ich mag die flasche', 'de'],
    ['pie à la mode pan', 'en'],
    ['von dutch hat', 'en'],
    ['oder', 'en'],
    ['man hat cap black', 'en'],
    ['', 'en'],
  ])('of %j is %s', (text, language) => {
    expect(languageOfWords(text.split(' '))).toBe(language);
  });
});
