import type { ReviewLanguage } from './review-languages.data.ts';

/** Words that would share a stem with a word of the lexicons and are not a form of it, with a stem of their own: "cut" and "cute". */
const APART: Partial<Record<ReviewLanguage, ReadonlyMap<string, string>>> = {
  en: apart(
    'bin bins,car cars,curl curls curling,cut cuts cutting,friend friends,glue glues,hat hats,high,hook hooks,jar jars,last,lock locks,made,part parts,pill pills,time times,tip tips,willing',
  ),
  de: apart(
    'lecker leckere leckeren leckerer leckeres,lieber,mager magere mageren magerer mageres,platte platten,reis reise reisen,sorgt,träge,unterste untersten unterster unterstes',
  ),
  es: apart(
    'acabo acaba acaban,dan,doble dobles,lente lentes,mango mangos,moler,parte partes,placa placas,sobre sobres,tarde tardes',
  ),
  it: apart('fin fine fino,marca marche,noia noie,sera sere'),
  fr: apart(
    'attendais attendait,chargement chargements,dur durs,faut,fin,foncez,imprimante imprimantes,jet jets,largement,legerement,lese lesee lesees leses,manche,marrant marrante,montant,moulant moulante moulants,pays,pris,profondement,simplement,sur',
  ),
};

function apart(families: string): ReadonlyMap<string, string> {
  return new Map(
    families.split(',').flatMap((family) => {
      const forms = family.split(' ');
      return forms.map((form) => [form, `${forms[0]}=`] as const);
    }),
  );
}

/**
 * A word without the endings of its forms, so that "leaked", "leaking" and "leaks" match one entry. Coarse: it only has to
 * treat entries and texts alike.
 */
export function stemOf(word: string, language: ReviewLanguage): string {
  const own = APART[language]?.get(word);
  if (own !== undefined) return own;
  switch (language) {
    case 'en':
      return stemEnglish(word);
    case 'de':
      return stemGerman(word);
    case 'fr':
      return strip(word, FRENCH);
    case 'es':
      return strip(word, SPANISH);
    case 'it':
      return strip(word, ITALIAN);
    default:
      return word;
  }
}

function stemEnglish(word: string): string {
  if (word.includes("'")) return word.replace(/'s$/u, '');
  let stem = word;
  if (/(?:ies|ied)$/u.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/[^aeiou]ing$/u.test(stem) && stem.length > 5) stem = stem.slice(0, -3);
  else if (/[^e]ed$/u.test(stem) && stem.length > 4) stem = stem.slice(0, -2);
  else if (/[^su]s$/u.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  if (/([bdgmnprt])\1$/u.test(stem) && stem !== word) stem = stem.slice(0, -1);
  stem = stem.replace(/e$/u, '');
  return stem.replace(/y$/u, 'i');
}

function stemGerman(word: string): string {
  if (word.length <= 4) return word;
  let stem = word.replace(/(?:ern|em|en|er|es|e|n|s)$/u, '');
  if (stem.length > 4) stem = stem.replace(/(?:est|et|st|t)$/u, '');
  return stem.length > 4 ? stem.replace(/(?:en|er|e)$/u, '') : stem;
}

const FRENCH =
  /(?:issements?|issaient|issait|issent|ements?|ement|aient|erais|erait|ees|ee|ait|ais|ant|antes?|ants|ent|ez|er|ir|es|ers|e|s|x)$/u;
const SPANISH =
  /(?:amente|mente|ieron|aron|iendo|ando|adas?|ados?|idas?|idos?|aban?|ia|ian|ar|er|ir|an|en|io|as|os|es|a|o|e|s)$/u;
const ITALIAN =
  /(?:amente|mente|avano|avo|ava|evano|eva|ando|endo|are|ere|ire|ato|ata|ati|ate|ito|ita|iti|ite|uto|uta|uti|ute|ano|ono|ia|ie|io|o|a|i|e)$/u;

/** A long ending leaves four letters, a short one three: "medida" and "media" stay apart. */
function strip(word: string, endings: RegExp): string {
  const found = endings.exec(word);
  if (!found) return word;
  if (found.index >= (found[0].length > 2 ? 4 : 3)) return word.slice(0, found.index);
  const short = /(?:[aeo]s|[aeiosx])$/u.exec(word);
  return short && short.index >= 3 ? word.slice(0, short.index) : word;
}
