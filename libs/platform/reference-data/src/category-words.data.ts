import type { ListingCategoryId } from './listing-categories.data.ts';

/**
 * What buyers of a category look for in a title, in the language of the marketplace: lists of words; one word of a list is
 * enough, its first one is advised. Translated by meaning from the restriction keywords of the specification, without those that
 * are claims or guarantees; compiled on 2026-11-24. English has the specification's own.
 */
export const CATEGORY_WORDS: Readonly<
  Record<string, Readonly<Partial<Record<ListingCategoryId, readonly (readonly string[])[]>>>>
> = {
  de: {
    electronics: [['kompatibel', 'kompatible', 'passend', 'kompatibilität']],
    clothing: [
      ['größe', 'größen', 'gr', 's', 'm', 'l', 'xl', 'xxl'],
      ['material', 'baumwolle', 'polyester', 'leder', 'wolle', 'leinen', 'seide', 'fleece'],
      ['waschbar', 'maschinenwaschbar', 'pflegeleicht', 'bügelfrei'],
    ],
    home: [
      ['maße', 'cm', 'mm', 'm', 'liter', 'l', 'ml'],
      ['material', 'holz', 'edelstahl', 'glas', 'keramik', 'metall', 'kunststoff', 'bambus', 'baumwolle'],
    ],
    books: [
      ['auflage', 'ausgabe', 'taschenbuch', 'gebunden'],
      ['deutsch', 'deutsche', 'sprache', 'englisch'],
    ],
    beauty: [['inhaltsstoffe', 'mit']],
    sports: [['erwachsene', 'kinder', 'damen', 'herren', 'alter']],
    automotive: [['kompatibel', 'passend', 'für']],
    toys: [
      ['jahre', 'jahren', 'alter'],
      ['kleinteile', 'sicherheit'],
    ],
  },
  fr: {
    electronics: [['compatible', 'compatibles', 'compatibilité']],
    clothing: [
      ['taille', 'tailles', 's', 'm', 'l', 'xl', 'xxl'],
      ['matière', 'coton', 'polyester', 'cuir', 'laine', 'lin', 'soie'],
      ['lavable', 'lavage', 'entretien'],
    ],
    home: [
      ['dimensions', 'cm', 'mm', 'm', 'litres', 'l', 'ml'],
      ['matière', 'bois', 'acier', 'inox', 'verre', 'céramique', 'métal', 'plastique', 'bambou', 'coton'],
    ],
    books: [
      ['édition', 'broché', 'relié', 'poche'],
      ['français', 'langue', 'anglais'],
    ],
    beauty: [['ingrédients', 'avec', 'à']],
    sports: [['adultes', 'enfants', 'femme', 'homme', 'âge']],
    automotive: [['compatible', 'pour']],
    toys: [['ans', 'âge'], ['sécurité']],
  },
  es: {
    electronics: [['compatible', 'compatibles', 'compatibilidad']],
    clothing: [
      ['talla', 'tallas', 's', 'm', 'l', 'xl', 'xxl'],
      ['material', 'algodón', 'poliéster', 'cuero', 'piel', 'lana', 'lino', 'seda'],
      ['lavable', 'lavado', 'cuidado'],
    ],
    home: [
      ['medidas', 'cm', 'mm', 'm', 'litros', 'l', 'ml'],
      [
        'material',
        'madera',
        'acero',
        'vidrio',
        'cristal',
        'cerámica',
        'metal',
        'plástico',
        'bambú',
        'algodón',
      ],
    ],
    books: [
      ['edición', 'tapa'],
      ['español', 'idioma', 'inglés'],
    ],
    beauty: [['ingredientes', 'con']],
    sports: [['adultos', 'niños', 'mujer', 'hombre', 'edad']],
    automotive: [['compatible', 'para']],
    toys: [['años', 'edad'], ['seguridad']],
  },
  it: {
    electronics: [['compatibile', 'compatibili', 'compatibilità']],
    clothing: [
      ['taglia', 'taglie', 's', 'm', 'l', 'xl', 'xxl'],
      ['materiale', 'cotone', 'poliestere', 'pelle', 'lana', 'lino', 'seta'],
      ['lavabile', 'lavaggio'],
    ],
    home: [
      ['dimensioni', 'cm', 'mm', 'm', 'litri', 'l', 'ml'],
      ['materiale', 'legno', 'acciaio', 'vetro', 'ceramica', 'metallo', 'plastica', 'bambù', 'cotone'],
    ],
    books: [
      ['edizione', 'copertina'],
      ['italiano', 'lingua', 'inglese'],
    ],
    beauty: [['ingredienti', 'con']],
    sports: [['adulti', 'bambini', 'donna', 'uomo', 'età']],
    automotive: [['compatibile', 'per']],
    toys: [['anni', 'età'], ['sicurezza']],
  },
  ja: {
    electronics: [['対応', '互換']],
    clothing: [
      ['サイズ', 'フリー'],
      ['素材', '綿', 'コットン', 'ポリエステル', '革', 'レザー', 'ウール', '麻', 'シルク'],
      ['洗える', '洗濯', 'お手入れ'],
    ],
    home: [
      ['サイズ', 'cm', '幅', 'ml', 'リットル'],
      ['素材', '木製', 'ステンレス', 'ガラス', '陶器', '竹', 'アルミ', '綿', 'プラスチック'],
    ],
    books: [['版'], ['日本語', '英語']],
    beauty: [['成分', '配合']],
    sports: [['メンズ', 'レディース', '男女兼用', '子供', '大人', '年齢']],
    automotive: [['対応', '適合', '専用']],
    toys: [
      ['対象年齢', '歳', '才'],
      ['安全', '誤飲'],
    ],
  },
};
