import { languageOfText } from './review-language.ts';

it.each([
  ['The lid does not close and it is too small.', 'en'],
  ['Der Deckel schließt nicht und ist zu klein.', 'de'],
  ['Le couvercle ne ferme pas et il est trop petit.', 'fr'],
  ['La tapa no cierra y es demasiado pequeña.', 'es'],
  ['Il coperchio non si chiude ed è troppo piccolo.', 'it'],
  ['蓋が閉まりません。', 'ja'],
  ['盖子关不上。', 'zh'],
  ['Het deksel sluit niet en is te klein.', 'nl'],
  ['A tampa não fecha e é muito pequena.', 'pt'],
  ['뚜껑이 닫히지 않아요.', 'ko'],
  ['Крышка не закрывается.', 'ru'],
  ['Works great, I love the 水筒 brand and would buy it again.', 'en'],
  ['这个USB Type-C Charger很好用，充电也很快。', 'zh'],
  ['超好用の水杯，孩子很喜欢，质量不错。', 'zh'],
  ['The Привет edition is very good and it works.', 'en'],
  ['12345', null],
  ['', null],
])('languageOfText(%j) is %p', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
