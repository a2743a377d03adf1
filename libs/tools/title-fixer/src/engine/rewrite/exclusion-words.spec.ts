import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import { EXCLUSION_WORDS } from './exclusion-words.data.ts';

const titlesOf = (title: string, marketplace: string) => {
  const input = engine.inputSchema.parse({ title, marketplace, ruleSet: 'title-2026-07-27' });
  const fix = engine.run(input, createEnv({ now: 0, seed: 1 }));
  return 'versions' in fix ? fix.versions.map((version) => version.title) : [];
};

describe('EXCLUSION_WORDS', () => {
  it.each([
    ['en', 'Not VDE Insulated'],
    ['en', 'Unsuitable for Children Under 3'],
    ['de', 'nicht VDE-isoliert'],
    ['de', 'ungeeignet für Kinder unter 3 Jahren'],
    ['fr', 'Déconseillé aux enfants de moins de 3 ans'],
    ['fr', 'non isolé'],
    ['fr', 'non adapté aux enfants'],
    ['es', 'no apto para inducción'],
    ['es', 'no recomendado para menores de 3 años'],
    ['es', 'desaconsejado para menores'],
    ['it', 'non isolato'],
    ['it', 'sconsigliato ai minori di 3 anni'],
    ['ja', 'IH非対応'],
    ['ja', '3歳未満には推奨しません'],
    ['zh', '不适用电磁炉'],
    ['zh', '不推荐3岁以下'],
    ['zh', '不適用於電磁爐'],
  ] as const)('%s excludes: %s', (language, phrase) => {
    expect(EXCLUSION_WORDS[language].test(phrase)).toBe(true);
  });

  it.each([
    ['en', 'Knot Free Hair Brush'],
    ['en', 'Suitable for Children'],
    ['de', 'geeignet für Kinder'],
    ['de', 'rutschfest'],
    ['fr', 'conseillé aux enfants'],
    ['fr', 'pas cher'],
    ['fr', 'en tissu non tissé'],
    ['fr', 'guide pas à pas'],
    ['es', 'apto para inducción'],
    ['es', 'recomendado para niños'],
    ['it', 'isolato'],
    ['it', 'tessuto non tessuto'],
    ['ja', 'IH対応'],
    ['zh', '适用电磁炉'],
    ['zh', '不锈钢'],
    ['zh', '不粘锅'],
  ] as const)('%s does not exclude: %s', (language, phrase) => {
    expect(EXCLUSION_WORDS[language].test(phrase)).toBe(false);
  });
});

describe('an exclusion of the safety notes', () => {
  // "non" went to the end of the title, "Unsuitable" behind "Toy Car for Children Under 3", and "no recomendado" was praise.
  it.each([
    ['FR', 'Jouet de bain, non adapté aux enfants de moins de 3 ans', 'non adapté aux enfants'],
    ['FR', 'Trottinette Bleue, Déconseillé aux enfants de moins de 3 ans', 'Déconseillé aux enfants'],
    ['FR', 'Tournevis 6 Pièces, non isolé, Rouge', 'non isolé'],
    ['US', 'Toy Car, Unsuitable for Children Under 3, Red', 'Unsuitable for Children Under 3'],
    ['ES', 'Juguete, no recomendado para menores de 3 años, Rojo', 'no recomendado para menores de 3 años'],
    ['FR', 'Jouet, non recommandé aux moins de 3 ans, Rouge', 'non recommandé aux moins de 3 ans'],
    ['IT', 'Giocattolo, non consigliato ai minori di 3 anni, Rosso', 'non consigliato ai minori di 3 anni'],
    ['DE', 'Spielauto, nicht empfohlen für Kinder unter 3 Jahren, Rot', 'nicht empfohlen für Kinder'],
    ['US', 'Toy Car, Not Recommended for Children Under 3, Red', 'Not Recommended for Children Under 3'],
    ['US', '玩具车 不推荐3岁以下 红色', '不推荐3岁以下'],
    ['JP', 'おもちゃ 3歳未満にはおすすめしません 赤', '3歳未満にはおすすめしません'],
  ])('%s stays whole: %s', (marketplace, title, exclusion) => {
    const titles = titlesOf(title, marketplace);
    expect(titles.length).toBeGreaterThan(0);
    for (const version of titles) expect(version).toContain(exclusion);
  });

  it.each([
    ['ES', 'Juguete, recomendado por expertos, Rojo', 'Juguete, Rojo'],
    ['FR', 'Jouet, recommandé par les parents, Rouge', 'Jouet, Rouge'],
    ['US', '玩具车 强烈推荐 红色', '玩具车 红色'],
  ])('%s is no praise, which goes: %s', (marketplace, title, expected) => {
    expect(titlesOf(title, marketplace)[0]).toBe(expected);
  });
});
